// Written by `npm run generate` from grammar/harvest.peggy. Do not edit.

import type {
  Amended,
  AskingClause,
  Clause,
  CommonWord,
  Dismissed,
  Doubt,
  HandingClause,
  Lead,
  OwnName,
  OwnerClause,
  Refused,
  Replacing,
  Tail,
} from "./syntax.js";
import {
  ahead,
  any,
  either,
  many,
  matcherOf,
  maybe,
  not,
  oneOf,
  production,
  rest,
  sequence,
  some,
  until,
  within,
} from "../../base/matchers.js";

const unreal = either(
  " protagonist| my character| the character| the hero| main character| the villain| fictional| in fiction| in a story| in a novel| in a movie| in a film| fairy tale| never have i| 'd have to|'d have to| would have to| thinks| believes| reckons",
  sequence(" claims", " that| to| the| he| she| it| i| you| a| one"),
  " according to| apparently| allegedly| supposedly| hypothetically| suppose| supposing| imagine| pretend| let's say| say we| what if| in the novel| in the story| in the film| in the movie| in the game| in my novel| in my story| in the play| kidding| just joking| if i were| if we were| if you were| were to| for example| e.g| in theory| in that movie| in that film| in that novel| in that book",
  sequence(" a rule in", " golf| chess| soccer| tennis| football"),
  " tips for",
);
const b = ahead(" ");
const word = some(sequence(not(within("  ")), any));
const authority = sequence(
  " compliance team| it department| security team| legal team| university| insurance| publisher| landlord| landlady| contract| building| hospital| council| insurer| company| lawyers| school| client| clinic| museum| lawyer| doctor| church| owners| lease| venue| hotel| union| owner| city| bank",
  b,
);
const office = sequence(" legal| security| compliance| management| finance| hr", b);
const stakeholder = sequence(
  " bride| groom| couple| board| author| editor| customer| parents| sponsor| family| exam board| customers| readers| ceo| boss| principal| widow| manager| director| patient",
  b,
);
const doubting = either(
  " if| unless you| some say| people claim| some people| claim| argue| neighbor says| neighbour says| article says| website says| book says| blog says| internet says| google says| friend says| friends say| one should| is it true| hypothetically| thinking about| thinking of| considering| i suppose| should we| supposing| let's say| probably| possibly| i wonder| ugh| lol| haha| hah",
  sequence(" says", not(" no ")),
  sequence(" said", " the| i| my| a"),
  " i said to",
  sequence(" the", " voice| sign| ad| poem", " says| said| goes"),
  sequence(" they", " teach| tell"),
  sequence(" i", either(" learned| learnt| read", sequence(" hear", not(" you")), " heard")),
  " motto| joking| a pun| sang",
  sequence(
    " in this",
    " poem| mail| exercise| puzzle| game| draft| list| paragraph| summary| table| picture| reply| version| letter| email",
  ),
  " in the poem| thinks| should i| assuming| not sure| perhaps| i guess| i think| suppose| imagine| pretend| what if| leaning| tempted| say we| maybe| might| could",
  sequence(" would", not(" not be ")),
  " as if",
  sequence(
    " i'd",
    not(
      either(
        " rather not | confirmed | booked | picked | promised | said | agreed | planned | decided ",
        sequence(" like to", " reverse| take back| withdraw| undo| retract| revoke| cancel"),
      ),
    ),
  ),
  " in this sentence| for this answer| in this message| for this reply| in this answer| for the moment| in this reply| remind me how| according to| for a second| for a moment| in the novel| in the story| in the movie| always said| in the film",
  sequence(" in the book", not(" i ")),
  " in the game| just joking| apparently| people say| my trainer| paraphrase| allegedly| says that| this time| unit test| the regex| write the| draft the",
  sequence(" translate", " this| the following| into| it| to| that"),
  " proofread| summarize| summarise| how would| what does| they say| she says| she said| for once| write an| write me| write us| draft an| rephrase| how does| why does| what are| used to| he says| he said| told me| for now| write a| draft a| explain",
  sequence(" rewrite", " this| the| it| my| in| that| your| as"),
  " how can| why are| what do",
  sequence(" what is", not(" left ")),
  " tell me| give me| show me| kidding| define| how do| why do| why is| swear| rumor| wish",
);
const opening = matcherOf(
  " pull request| ticket| issue| bug| pr| connection| restaurant| pharmacy| account| kitchen| museum| window| bakery| browser| office| socket| market| border| store| modal| valve| cafe| shop| door| gate| file| menu| bank| pool| road| tab| gym| bar",
);
const literallyOpen = sequence(many(not(opening), " ", word), opening, maybe("s"), " is| are| stays| remains", b);
const firstPerson = matcherOf(" we're| we've| we'll| let's| i've| i'll| i'm| we");
const breaks = sequence(
  " announced| although| believes| declares| declared| whether| because| insists| decided| decides| doesn't| thinks| claims| cannot| didn't| which| whose| since| while| would| can't| don't| never| that| what| when| says| said| i've| it's| they| were| have| will| who| say| i'm| she| you| was| had| did| are| has| can| not| if| he| it| is| i",
  b,
);
const noun = sequence(not(breaks), " ", word);
const ruleWord = matcherOf(" nothing| nobody| never| we're| we've| we'll| no| we");
const opener = either(
  sequence(
    " after| given| following| thanks to| because of| with that",
    some(not(firstPerson, b), noun),
    ahead(firstPerson, b),
  ),
  sequence(
    " for| in| at| on| as for| regarding",
    " the| our| my| this| that",
    sequence(not(ruleWord, b), noun),
    maybe(not(ruleWord, b), noun),
    maybe(not(ruleWord, b), noun),
    ahead(ruleWord, b),
  ),
  sequence(
    either(
      " my notes say| it turns out| turns out| good news| bad news| update| hey| hi| guys| actually| alright| right| okay| well| fine| yeah| and yes| and| but| hmm| yes| yep| ok| sorry| so| hm| oh| nah",
      sequence(" no", ahead(" no| please| never| we| i| scratch| forget| wait", b)),
      " keep in mind that| just so you know| let's note that| one more thing| after all that| for the record| going forward| remember that| to be clear| from now on| let me note| in any case| by the way| you know what| as discussed| from here on| quick note| in the end| guess what| either way| definitely| as agreed| therefore| note that| meanwhile| or rather| heads up| reminder| honestly| although| at least| hold on| finally| because| morning| besides| anyway| second| listen| thanks| please| though| really| first| third| again| great| since| wait| also| then| note| look| good| plus| just| now| fyi| btw| ugh| uh| um",
    ),
    b,
  ),
);
const end = not(any);
const noMatter = either(
  sequence(many(opener), " i| we", " never| haven't| have not", " decided anything"),
  sequence(
    many(opener),
    " i| we",
    maybe(" still"),
    " haven't| have not",
    maybe(" really"),
    " decided| settled| agreed",
    maybe(" yet"),
    " ",
    end,
  ),
);
const unknownHead = either(
  sequence(" unclear| undecided| unsure| unknown", " if| whether| who| how| when| which| where| what"),
  sequence(
    " we| i| they",
    " can't| cannot| couldn't| still can't",
    " agree on| agree whether| decide whether| decide between| decide on| decide if| decide who| make up our minds| make up my mind",
  ),
  sequence(
    " we| i",
    maybe(" still"),
    " need to| have to| must",
    " figure out| work out| settle| decide| find out",
    " how to| who| where| whether| which| when| if| what| how many| how much| how long| between| on",
  ),
  sequence(
    " we| i",
    " never got round to| never got around to| never",
    " answering| deciding| settled| decided| clarified| answered",
    many(" ", word),
  ),
  sequence(" i'm| i am| we're", maybe(" still"), " torn| undecided| on the fence| wavering"),
  sequence(
    maybe(" honestly"),
    " i| we",
    some(" honestly| really| simply| just| still"),
    " don't know",
    either(sequence(" if", not(" i | it | they | this | that | you ")), " whether| who| yet"),
  ),
  sequence(" waiting", " on him| on her| on them| to hear from| for word from| for an answer"),
  sequence(" a thing to", " resolve| decide| settle| clear up"),
  sequence(" still no", " word| news| answer| decision", " on| from| about"),
  sequence(" nobody| no one", " could tell| can tell| could say| can say"),
  sequence(maybe(" we| i"), " need to check", " with| whether| if", not(" you")),
  sequence(" no| still no", " idea| word| decision| answers| answer| news", " yet"),
  sequence(maybe(" we're| we are"), " still waiting", " for| on| to hear", not(" you| my ")),
  sequence(" we're| we are", " waiting", " for| on| to hear", not(" you| the rain| the bus")),
  sequence(" i'm waiting", " on him| on her| on them| to hear from| for word from| for confirmation| for approval"),
  sequence(
    " it's| it is",
    maybe(" still| as yet"),
    " not clear| not yet clear| not decided| not settled| not known| open| anyone's guess| up in the air",
    maybe(" yet"),
    " who| whether| if| when| how| which| what| where",
  ),
  sequence(
    " we| i",
    many(" still| will| 'll"),
    " need to| have to| must",
    either(
      sequence(" check with", not(" you")),
      " decide whether| decide who| decide which| decide when| agree on| clear up| find out who| find out whether| find out when",
    ),
  ),
  sequence(
    " we| i",
    " still need to| still have to| still must| have yet to| have to",
    " ask| hear from| hear back| clear",
    not(" you| for "),
  ),
  sequence(" we're| we are", maybe(" still"), " torn| undecided| split| going back and forth| on the fence"),
  sequence(" nobody| no one", " has", " decided| said| told us| confirmed| settled| figured out"),
  " nobody's decided| no idea yet| no word yet| no decision yet| no answer yet| no news yet",
  sequence(" i'm| we're| i am| we are", " not sure yet"),
  sequence(
    " we| i",
    maybe(" still"),
    " don't know| dont know| do not know",
    either(" yet| whether| who", sequence(" if", not(" i | it | it's | they | this | that | you | that's "))),
  ),
  sequence(
    " we| i",
    maybe(" still"),
    " haven't| have not| have yet to",
    maybe(" yet| fully| really"),
    either(
      " decided| decide| settled| settle| figured out| figure out| agreed| agree| made up| resolved| worked out| determined| chosen| picked| found out",
      sequence(" heard", " back| from| yet"),
    ),
  ),
  sequence(
    " we| i",
    " still",
    " need| have",
    " to",
    " decide| settle| figure out| find out| work out| clarify| agree| choose| pick| check",
  ),
  sequence(
    " what",
    " i| we",
    " can't tell| cannot tell| haven't| don't know| still don't know| still have to| have yet to",
  ),
  sequence(" it's", maybe(" still| not"), " unclear| undecided| unresolved| not clear| clear yet| unknown"),
  sequence(" can't| cannot", " say", " at this point| yet", " whether| if| who| when"),
  sequence(" no clue", " whether| if| yet"),
  " no idea yet| we'll only know| whether to| nobody knows| no one knows| up for debate",
  sequence(" still open", not(" at | on | until | till | late ")),
  sequence(" still", " undecided| unclear| to be decided| missing an answer| no answer| waiting to hear| don't know"),
  " remaining question| the open question| one open question",
);
const openWord = either(
  sequence(" is| are", maybe(" still"), " thinking about", " it| the| our"),
  sequence(" is| are", " anybody's guess"),
  " hasn't landed on| haven't landed on",
  sequence(" still hasn't said", " whether| if| when| who"),
  sequence(" still haven't said", " whether| if"),
  sequence(" was going to check", ahead(" ", end)),
  sequence(" keeps| keep", " going back and forth on"),
  sequence(" unanswered| open", " bit| part| point| piece", " is"),
  " i keep chewing on is",
  sequence(" can't figure out", many(not(" is"), " ", word), " is"),
  sequence(" is| are", " not", maybe(" yet"), " final| fixed| certain", maybe(" yet"), ahead(" ", end)),
  sequence(" isn't| aren't", " final| fixed", maybe(" yet"), ahead(" ", end)),
  " undecided so far",
  sequence(
    " hasn't been| haven't been| has not been| have not been",
    maybe(" yet"),
    " fixed| set| booked| confirmed| answered| named| assigned| chosen| picked| discussed",
    maybe(" yet"),
    ahead(" ", end),
  ),
  sequence(
    " still",
    " doesn't| don't| has no| have no",
    maybe(" have"),
    maybe(" an| a"),
    " name| date| title| venue| owner| price| answer| decision| place",
  ),
  sequence(" that's| that is| this is| which is", maybe(" still"), " an open one"),
  sequence(
    " hasn't been| haven't been| has not been| have not been| isn't| aren't| is not| are not",
    maybe(" yet| fully| finally"),
    " decided| settled| agreed| finalized| finalised| clarified| chosen| fixed yet| set yet| confirmed yet| known yet| approved yet",
  ),
  " hasn't been set| haven't been set| hasn't been confirmed| hasn't been picked| hasn't been chosen",
  sequence(" hasn't| haven't| has not| have not", maybe(" yet"), " confirmed| made up| decided"),
  sequence(
    " hasn't| haven't| has not| have not",
    " answered| replied| responded| gotten back| got back| come back| signed off",
    many(" ", word),
    " yet",
  ),
  sequence(
    " still",
    " has to| have to| needs to| need to| must",
    " confirm| decide| answer| approve| agree| get back| tell us| say whether",
  ),
  " jury is out| jury's out",
  sequence(" is| are|'s", " anyone's guess"),
  sequence("'s", maybe(" still| all"), " up in the air| undecided| unresolved| not decided| tbd| tbc| unsettled"),
  sequence(
    " remains| that's| isn't| stays| are| is| 's",
    maybe(" still| as yet| all| yet"),
    maybe(" an| a| the"),
    " open question| open issue| open point| undecided| unresolved| unclear| unanswered| unsettled| not answered| not settled| not decided| not clear yet| not known yet| not yet known| not yet decided| not yet settled| not yet clear| not fixed yet| to be decided| to be determined| to be confirmed| to be clarified| up in the air| tbd| tbc| up for debate| undetermined| anyone's guess| still open| still to be decided| unknown",
  ),
  sequence(" is| are", " still", " open| floating| missing"),
  sequence(" remains", " open| to be seen"),
  " remains to be| stays open| left open| tbd| tbc| has to be decided| needs to be decided| needs deciding| have to be clarified| yet to be decided| needs an answer| needs clarifying| has to be clarified| needs to be clarified| jury is still out| jury's still out| haven't been decided| hasn't been decided| hasn't been settled| not been decided| need to sleep on| need to find out| is whether to| is undecided",
);
const monthName = matcherOf(
  " january| february| march| april| may| june| july| august| september| october| november| december",
);
const postponed = either(
  sequence(
    " can| will| could| may",
    either(" wait", sequence(" be", " ", word, " later"), " be done later| come later| follow later| happen later"),
  ),
  sequence(
    " is| are|'s| will be",
    maybe(" an| a| for| in"),
    " v2| phase two| phase 2| version two| next year| next quarter| later",
    maybe(" thing| topic| item| matter| problem| feature"),
  ),
  sequence(" isn't| is not| aren't| are not", " urgent"),
  sequence(" not before| only after| only from", either(" spring| summer| autumn| fall| winter", monthName)),
  sequence(" from", either(" spring| summer| autumn| fall| winter", monthName), " onwards| on"),
  sequence(" starts| start| begins", " in", sequence(" ", word), " weeks| months", maybe(" at the earliest")),
  " at the earliest",
  sequence(" will be done in", either(" spring| summer| autumn| fall| winter", monthName)),
);
const toCome = either(
  sequence(" after", not(" all| that ")),
  " once| when there| when the| when we| in the next| in a later",
  sequence(" next", " year| month| quarter| sprint| season| release| revision"),
  " in v2| in phase| in version",
  sequence(" later", not(" than")),
  " in the new year| at a later",
);
const noThing = sequence(
  either(
    " fracture| comment",
    sequence(" new", " messages| errors| mail| news| ideas| information"),
    " hard feelings| breakthrough| sugarcoating| electricity| preference| particular| difference| experience| complaints| guarantees| motivation| questions| reception| guarantee| surprise| evidence| actually| interest| internet| response| specific| problems| warnings| big deal| pressure| question| progress| castling| feedback| appetite| patience| nonsense| spoilers| mention| request| mistake| problem| worries| offence| offense| changes| answers| results| success| warning| kidding| trouble| regrets| traffic| heating| tickets| excuses| thanks| people| that's| please| issues| option| wonder| change| errors| output| answer| matter| result| signal| effect| reason| longer| really| stress| biggie| chance| bother| energy| school| takers| talent| excuse| other| sorry| don't| let's| can't| where| issue| major| ideas| thank| doubt| error| trace| reply| sound| money| plans| hurry| point| sense| shame| space| entry| signs| sleep| seats| power| water| hints| rules| hold| wait| it's| help| more| just| what| have| luck| idea| link| rush| clue| news| need| that| this| they| sign| word| time| plan| room| harm| joke| such| less| good| wind| rain| snow| wifi| pain| milk| beer| bugs| hint| rule| but| i'm| and| can| one| for| how| was| are| has| way| you| the| she| not| use| fun| sun| man| joy| yes| in| on| at| to| my| is| it| we| he| no| i",
  ),
  b,
);
const leftFor = sequence(" until| till| for the end| for last| to the end| for later", b);
const imperative = sequence(
  either(
    " it'll| it's| please| can| could| always| use| write| answer| reply| respond| call| give| speak| talk| show| keep| make| add| don't| do| only| let| tell| act| your| you| i'll| i'd| include| it| i| stop| not| no| never| remember| from| start| what| how| when| who| format| send| put| set| play| be| turn| remind| this| that| there| he| she| they| things| life",
    sequence(" my", " son| daughter| boss| mother| father"),
  ),
  b,
);
const told = sequence(
  either(sequence(" i", not(" can| have to| must")), " it took| he| she| they| you", imperative),
  b,
);
const puts = matcherOf(
  " do| delete| decide on| decide| deal with| plan| write| tackle| buy| book| sort out| look at| choose| order| fix",
);
const afterwards = sequence(
  either(
    " after the| when| once| next week| next month| next year",
    sequence(" in a", " week| month| few"),
    " later| on another| another time| some other",
  ),
  b,
);
const getsTurn = either(
  sequence(" gets| get", " its| their", " turn", " once| when| after| in", b),
  sequence(" gets| get", " planned| written| done| built| fixed| made| tackled| decided", " once| when| after", b),
  sequence(
    " is| are",
    maybe(" an| a"),
    either(
      " next-quarter| next-year| next-sprint| next-month| next-release| post-launch| phase-two| later| v2",
      sequence(" ", within("09"), ".", within("09")),
    ),
    " material| problem| project| things| matter| thing| topic| item",
    b,
  ),
  sequence(" slipped| slips| slip", " to", either(sequence(" ", within("09")), " v| q| the next| next")),
  sequence(" comes| come", either(sequence(" in q", within("14")), " in the next| later"), b),
);
const shelf = either(
  sequence(
    " into| in| onto| on| to",
    " the| our| my",
    " backlog| icebox| wish list| wishlist| back burner| long finger| someday list| later list| nice-to-have list| nice-to-haves",
    not(" column| label| table| field"),
  ),
  sequence(" into| in", " the| a", " drawer", " until| till| for now| for later"),
);
const untilWhen = either(
  sequence(" to q", within("14")),
  sequence(
    " to",
    maybe(" the"),
    either(" fall| autumn| spring| summer| winter", monthName),
    not(" section| folder| column| tab"),
  ),
  " off indefinitely| for later| for another| for next| for the next| for the spring| for the summer| for the autumn| for the fall| for the winter| for spring| for summer| for autumn| for fall| for winter| for the second| for phase| for version| for v2| until| till| to next| to the next| to after| on hold| on ice| on the back burner| on the backburner| on the shelf| aside for| off to| off until| for after| for when| for a later| for the sequel| for q1| for q2| for q3| for q4| back to next| for january| for monday| to january| to the spring| to spring| to the fall| to the autumn",
);
const laterOn = either(
  " on another| next trip",
  sequence(" later", not(" than ")),
  " after the| after we| next year| next quarter| next month| next season| next sprint| some other time| another time| another day| once the| once we| when there's time| when we have time| in phase two| down the road| in the new year",
);
const whenDay = matcherOf(
  " the day we| the day i| once we have| once the| some day| someday| another day| another time| some other time| at a later| later this year| next year| next quarter| next month| next season| next sprint| down the road| in phase two| in a later| in a second step| in the next release| in version two| in v2",
);
const waitHead = either(
  sequence(" we have| we've| we're| i've| i'm| we| i", " postponed| deferred| shelved| tabled| parked", b),
  sequence(
    maybe(" we'll| we will| i'll| we've| we have| we're| we are| i'm| we| let's| please"),
    maybe(" just"),
    " putting| put| moved| move| moving| pushed| pushing| push| stick| toss| throw| add| bumped| bumping| bump| kick| shifted| shifting| shift",
    some(not(either(shelf, untilWhen)), " ", word),
    either(shelf, untilWhen),
  ),
  sequence(
    " we'll| we will| we can| i'll| let's| we",
    " look at| get to| tackle| think about| talk about| discuss| address| worry about| pick up| sort out| revisit| return to| do| decide| add| build| start",
    not(" it | that "),
    some(not(laterOn), " ", word),
    laterOn,
  ),
  sequence(
    " someday| some day| one day| eventually| at some point",
    maybe(" maybe| perhaps"),
    " we'll| i'll| we will| we might| we could| we want to",
  ),
  sequence(" some day| someday", " maybe"),
  sequence(" maybe", " some day| someday| one day"),
  sequence(
    " let's| we'll| we're| we",
    " skipping| skip| ignore| leave out",
    some(not(" for now"), " ", word),
    " for now",
  ),
  sequence(" we| i", " won't| will not", " get", " to| around to"),
  sequence(
    maybe(" we should| i want to| we will| we can| please| let's| we'll| lets| i'll| we| i"),
    maybe(" just"),
    either(
      sequence(" postpone| defer| shelve", not(" for "), " ", word),
      sequence(
        " table| park",
        " these| the| that| this| it| our| my| those| all| everything",
        not(" car| bike| van| truck| under open"),
      ),
      " hold off",
      sequence(" put off", ahead(" ", sequence(not(within("  ")), any)), not(" "), end),
      " push back| revisit| come back to| circle back to| get back to",
      sequence(" deal with", many(not(" later "), " ", word), " later"),
    ),
  ),
  sequence(
    " we have| we've| we're| i've| i'm| we| i",
    " postponed| deferred| shelved| tabled| parked| postponing| deferring| shelving| tabling| parking| pushing back| putting off| pushed back| put off| holding off| delaying| waiting with",
  ),
  either(
    " postponing| shelving| tabling",
    sequence(" parking", " the| that| this| it| our"),
    " deferring| holding off on| putting off",
  ),
  sequence(
    maybe(" let's"),
    " leave| save| keep| push| put| move| leaving| saving",
    many(not(untilWhen), " ", word),
    untilWhen,
  ),
  sequence(" we will| i will| we'll| i'll| we| i", many(not(either(whenDay, " as of| starting")), " ", word), whenDay),
  sequence(" not now| not yet", not(either(" thanks| thank| please", sequence(" ", end)))),
  " another time| some other time| not before| not until| next time around",
);
const waitWord = either(
  sequence(" goes| go| lands| land| ends up| belongs| is| are| sits| stays| stay", shelf),
  sequence(" gets| get| will be| is being| are being", " delayed", not(" by| every| when| because")),
  sequence(" is| are", " delayed", " indefinitely"),
  sequence(
    " moves| move| slips| slip| slides| slide| shifts| shift| has been moved| have been moved| is moved| are moved| was moved| has been pushed| is pushed| was pushed",
    maybe(" back| out"),
    " to",
    either(
      " next| the next",
      sequence(" q", within("14")),
      " later| after| the fall| the autumn| the spring| autumn| spring| summer| winter",
      monthName,
    ),
  ),
  sequence(" is| are", " planned| slated| penciled in| scheduled", " for", " next| later| after| phase two| the next"),
  sequence(" is| are", maybe(" a"), " low priority"),
  sequence(" isn't| is not| aren't", " a priority"),
  " can sit until",
  sequence(
    " is| are| was| were| gets| get| has been| have been| will be| being| be| got| goes| go| 's| stays| stay| remains",
    maybe(" now| all| officially| hereby"),
    either(
      " postponed| deferred| shelved| on hold| on ice| parked| tabled| adjourned| pushed| delayed until| delayed to| put off| put on hold| put on ice| on the back burner| on the backburner| paused| suspended until| for later",
      sequence(" later", not(" than ")),
      " for another day| for another time| moved to next| moved to the next| for phase| for version two| a topic for| for after| for next| put back to| on pause| deprioritized| not for now| not before| not until",
    ),
  ),
  sequence(" postponed| adjourned| deferred| shelved| parked| tabled| pushed", " to| until| till| for| back"),
  sequence(
    " is going to have to| will have to| 'll have to| needs to| have to| need to| has to| should| will| must| can| may",
    maybe(" all| also"),
    " wait| come later| come after| be done later| happen later| sit until| rest until",
  ),
  sequence(
    " comes| come| follows| happens| happen| starts| start| waits| wait",
    maybe(" only"),
    " after| later| once| until| till| for the",
  ),
  " only after| only once| not before| not until| isn't happening before| won't happen before| won't start before| no sooner than| until after| until further notice| at a later date| at a later stage| another time| some other time| another day| not now| not yet| same for",
  sequence(" we'll| i'll| we| i", " postpone| defer| shelve| park| table| push back| put off"),
);
const textual = matcherOf(
  " paragraph| function| comments| sentence| question| previous| adverbs| bullets| opening| heading| section| chapter| comment| message| example| weather| bullet| emojis| ending| header| second| prompt| intro| table| title| third| first| typos| list| code| line| word| typo| last| joke",
);
const atEnd = ahead(" ", end);
const corrected = sequence(
  some(" actually| wait| hold on| you know what| on second thoughts| on second thought| sorry"),
  " forget",
  not(" it| to| me| about| what| that", b),
  some(not(textual, b), noun),
  atEnd,
);
const fromEarlier = sequence(
  " from| in",
  " my| our",
  " last| earlier| previous| first",
  " mail| email| message| note| brief",
);
const weekday = matcherOf(" monday| tuesday| wednesday| thursday| friday| saturday| sunday");
const ownAct = matcherOf(
  " approval| offer| vote| application| consent| proposal| bid| yes| order| reservation| decision| choice| request| permission| promise| statement| call| plan| idea| pick| rule",
);
const planWord = matcherOf(
  " arrangement| partnership| cooperation| agreement| structure| proposal| decision| approach| relaunch| concept| rollout| rebrand| scheme| merger| option| plans| route| thing| idea| plan| deal| swap",
);
const chosenBefore = sequence(
  " i| we",
  maybe(" had"),
  " agreed on| decided on| decided| picked| chose| settled on| talked about| planned| approved| said",
);
const takenBack = either(
  sequence(
    " forget about| never mind| disregard| nevermind| overturn| scratch| reverse| strike| forget| ignore| cancel| revert| scrap| undo| drop",
    either(
      sequence(
        " what| everything| all",
        maybe(" that"),
        " i| we",
        maybe(" just| had| originally| all"),
        " said| decided| agreed| told you| planned| settled",
        " about| on| to| for| earlier| before| yesterday| last",
      ),
      sequence(
        " my| our",
        " earlier| previous| old| original",
        " instructions| instruction| preference| decision| choice| answer| notes| note| rule| plan| pick",
        b,
      ),
      sequence(" my| our", noun, " preference", b),
      sequence(" the| our| my", some(not(fromEarlier, b), noun), fromEarlier, b),
      sequence(
        either(" yesterday's| last week's| this morning's", sequence(weekday, "'s"), " my| our"),
        maybe(not(ownAct, b), noun),
        ownAct,
        b,
      ),
      sequence(" the thing| the bit| the part| that thing", " about| with", " ", word),
      sequence(
        either(" the| our", sequence(weekday, "'s")),
        many(not(either(sequence(weekday, "'s"), " decision")), noun),
        maybe(weekday, "'s"),
        " decision",
        b,
      ),
    ),
  ),
  sequence(
    " scratch| scrap| forget| drop| cancel| skip",
    " the| our| that| my",
    not(planWord),
    some(not(planWord, b), noun),
    planWord,
    either(atEnd, ahead(" and", b)),
  ),
  sequence(" scratch| scrap| cancel| drop", " the| our| that", " idea| plan", " with| about| to| of| for", " ", word),
  sequence(
    " strike| scratch| scrap| drop| cut| kill| lose| undo",
    " the| our| my",
    some(not(chosenBefore), noun),
    chosenBefore,
  ),
  sequence(" scratch| scrap| strike| cancel| undo", " that| all that| all of that", atEnd),
  sequence(" scrap| nix| ditch", " the| our| my", some(not(textual, b), noun), atEnd),
  sequence(
    " forget",
    not(" the| it| to| me| about| what| that| everything| physics| all", b),
    sequence(not(textual, b), noun),
    maybe(not(textual, b), noun),
    atEnd,
  ),
  sequence(" scratch", " the| our", not(" surface| itch| car| paint| whole", b), some(not(textual, b), noun), atEnd),
);
const choosers = sequence(" we're| we are| i'm| i am| we've| i've| we have| i have", maybe(" now| just| officially"));
const instead = either(
  " in favor of| in favour of| instead| for now and",
  sequence(" from the", " plan| list| menu| itinerary| roadmap| scope| program| schedule| spec| design"),
  " and going| and taking| and doing| and using",
);
const letGo = either(
  sequence(
    " i hereby| we're| i'm| we| i",
    " take back| taking back",
    either(
      " what",
      sequence(" the| that", " thing| part| bit", " about"),
      sequence(" my| our", ownAct),
      weekday,
      sequence(" the", many(not(planWord, b), noun), planWord),
    ),
    b,
  ),
  sequence(" i| we", " take it back about", " ", word),
  sequence(" i| we", " take all of| take", " that back", atEnd),
  sequence(
    " we",
    maybe(" now| hereby"),
    " drop| dump| ditch| scrap",
    not(" anchor| packets| frames| school| class| him| her| you| it| off| by| in", b),
    maybe(" the", not(" kids| ball", b)),
    noun,
    maybe(noun),
    atEnd,
  ),
  sequence(
    " i hereby| we are| we're| i am| i'm| we| i",
    " withdrawing| retracting| rescinding| withdraw| revoking| pulling| retract| rescind| revoke",
    " my| our| the| that",
    maybe(not(ownAct, b), noun),
    ownAct,
    b,
  ),
  sequence(
    maybe(choosers),
    " calling off| called off| walking back| walked back| bailing on| backing out of| backed out of| pulling out of| pulled out of",
    not(" the driveway| the garage| through| the dog| along| home| from| into| sick| to| in", b),
    " ",
    word,
  ),
  sequence(
    choosers,
    " ditching| ditched| scrapping| scrapped| axing| axed| nixing| nixed",
    not(" him| her| you| them| by| through", b),
    " ",
    word,
  ),
  sequence(
    choosers,
    " dropping| dropped| abandoning| abandoned",
    some(not(either(planWord, sequence(instead, b))), noun),
    either(sequence(planWord, atEnd), sequence(instead, b)),
  ),
  sequence(
    " we've| we have",
    " dropped",
    " the| our",
    not(" kids| ball| phone| laptop| glass| vase| keys| plate| baby| camera| bag| car", b),
    noun,
    maybe(not(" off| in| on", b), noun),
    atEnd,
  ),
  sequence(
    " we're| we are| i'm| i am",
    " abandoning| skipping| dropping",
    " the| our| my",
    not(" tent| car| ship| kids| ball| baby| dog| keys", b),
    some(not(" off| by", b), noun),
    either(atEnd, sequence(instead, b), ahead(" in| on| at", b)),
  ),
  sequence(
    " we're| we are| i'm",
    " reversing| lifting| undoing| rolling back",
    " the| our| my",
    not(" car| truck", b),
    noun,
  ),
  sequence(" rolling back what i", " told you| said", b),
  sequence(
    " i'm| i am| we're| we are",
    either(
      " reversing myself on| reversing course on| reversing that| undoing that| reversing course| backtracking on",
      sequence(" undoing", " the| our| my", many(not(ownAct), noun), ownAct),
    ),
    b,
  ),
  sequence(
    " i'd like to| i want to| i have to| let me| i must",
    " reverse| take back| withdraw| undo| retract| revoke",
    either(" what we| what i", sequence(" my| our| that| the", many(not(ownAct, b), noun), ownAct)),
    b,
  ),
);
const choosing = matcherOf(
  " doing| going with| using| having| taking| inviting| renting| buying| keeping| serving| booking| moving| hiring| changing| renaming| building| switching| launching| offering| supporting| selling| publishing",
);
const afterAll = matcherOf(" after all| anymore| any more| any longer");
const turned = sequence(" is| are", " gone| off| out| back in| cancelled| canceled| dropped| not happening");
const notAfterAll = either(
  sequence(" we're| we are| i'm| i am", " not", choosing, many(not(afterAll, b), " ", word), afterAll, atEnd),
  sequence(
    " we're| we are| i'm| i am",
    " no longer",
    " doing| going with| inviting| renting| booking| hiring| offering| serving| launching| building| supporting| publishing",
    " ",
    word,
  ),
  sequence(
    " we| i",
    " won't| will not",
    not(" need| make it| be able| be late", b),
    some(not(afterAll, b), " ", word),
    afterAll,
    atEnd,
  ),
  sequence(
    " let's not",
    " do| use| have| go with| book| invite| include| add| build",
    not(" that| it| this", b),
    some(not(afterAll, b), " ", word),
    afterAll,
    atEnd,
  ),
  sequence(" we're| we are| we'll| we will", not(" not"), some(not(" after all", b), " ", word), " after all", atEnd),
  sequence(" the| our| my", not(" light| dog| cat| sun", b), some(not(turned, b), noun), turned, " after all", atEnd),
  sequence(" there won't be| there will not be", " any| an| a", some(not(afterAll, b), noun), afterAll, atEnd),
);
const isRevoked = either(
  sequence(
    " is| are| has been| have been",
    maybe(" now| officially| hereby"),
    " off the table| dead| off| scrapped| cancelled| canceled| called off| withdrawn| dropped| history| buried| no longer valid| overturned| revoked| reversed| back on| back in",
    either(atEnd, ahead(" now| as of| again| then", b)),
  ),
  sequence(" fell through| falls through| no longer holds| no longer stands", atEnd),
);
const ruling = matcherOf(" decision| memo| rule| agreement| deadline| arrangement");
const isVoid = either(
  sequence(
    " is| are| has been| have been",
    maybe(" now| officially| hereby"),
    " off the table| back on the table| null and void| overturned| rescinded| revoked| withdrawn| no longer valid| reinstated| no longer happening",
  ),
  sequence(" goes| go", " back in"),
  sequence(" fell| falls", " through"),
  sequence(" is| are", " no longer", " happening| an option| the plan| going ahead"),
);
const agreedThing = either(
  " i gave you| i told you| i mentioned",
  sequence(" i'd| we'd| i had| we had", " confirmed| booked| picked| chosen| promised| planned| agreed on"),
  " we agreed on| we decided on| we settled on| i chose| we chose| we picked",
);
const outdated = matcherOf(
  " is not happening| isn't happening| won't happen| is gone| are gone| doesn't hold| no longer holds| no longer applies| doesn't apply| is void| is off| is dead| was wrong| is wrong| is no good| is out| are off| are void",
);
const ruled = sequence(" ban| rule| embargo| freeze| restriction| moratorium| hold| veto| lockdown", b);
const isLifted = sequence(" is| are| has been", " lifted| off| gone");
const planned = matcherOf(
  " launch| offsite| trip| party| meeting| webinar| dinner| workshop| tour| wedding| market| release| rollout| campaign| picnic| barbecue| visit| shoot| session| hike| sale| exhibition| plan| demo| offer| swap",
);
const moved = sequence(
  " moves| is moving| move| is moved",
  " from",
  either(weekday, monthName, sequence(" the", " ", word)),
  " to",
  either(weekday, monthName, " the"),
);
const noLongerStands = either(
  sequence(
    either(" the| our| my| that| yesterday's", ahead(" plan ", sequence(not(within("  ")), any), " ")),
    many(not(planWord, b), noun),
    planWord,
    maybe(" ", within("az"), b),
    maybe(either(sequence(" with| to| for| about| of", some(not(isRevoked), noun)), " we agreed on| we had")),
    isRevoked,
  ),
  sequence(
    either(" everything| all", sequence(" the", many(not(ruling, b), noun), ruling)),
    many(not(" void", b), " ", word),
    " void",
    b,
  ),
  sequence(
    " the| our| everything| all",
    some(not(isVoid, b), either(noun, sequence(" we", " fixed| agreed| decided| said", maybe(" on| for")))),
    isVoid,
    either(atEnd, ahead(" now| again| then| as of", b)),
  ),
  sequence(" the| our| my", some(not(agreedThing, b), noun), agreedThing, many(not(outdated), " ", word), outdated, b),
  sequence(" the| our", many(not(ruled), noun), ruled, many(not(isLifted, b), noun), isLifted, b),
  sequence(
    either(" the| our", sequence(weekday, "'s"), weekday, " yesterday's"),
    many(not(planned, b), noun),
    planned,
    " is| are",
    maybe(" now"),
    " off| called off| cancelled| canceled| back on| dead| scrapped",
    atEnd,
  ),
  sequence(" the| our", some(not(moved, b), noun), moved, b),
);
const goneBack = either(
  sequence(
    " back to",
    not(either(" you| me| work| bed| school", sequence(" the", " topic| text| question| point"))),
    some(not(" instead of"), noun),
    " instead of",
    not(" this"),
    noun,
  ),
  sequence(
    " we're| we are| i'm| i am",
    either(" switching back to| reverting to the", sequence(" going back on", " the| our")),
    " ",
    word,
  ),
);
const changedMind = either(
  sequence(
    maybe(" we have| i have| we've| i've| we| i"),
    maybe(" just| now"),
    " changed",
    " my mind| our minds",
    either(atEnd, ahead(" about| on| regarding", b)),
    not(many(not(" halfway"), " ", word), " halfway"),
  ),
  sequence(" change of plan", maybe("s"), either(atEnd, ahead(" for| on| about| with| regarding", b))),
  sequence(" plans have changed| the plan has changed| plans changed", atEnd),
);
const butNow = either(
  sequence(" but it's been", " pushed| moved| cancelled| canceled"),
  sequence(" but now", " we're| we| i"),
  " but make it| but let's| but that's off| but that is off",
  sequence(" but we're", " going with| doing| switching| taking"),
);
const agreedBut = sequence(
  " we'd| we had| i'd| i had| we've",
  maybe(" all| first| originally"),
  " agreed on| decided on| said| settled on| planned on",
  some(not(butNow), " ", word),
  butNow,
  b,
);
const unplanned = sequence(
  " flight| train| show| class| school| bus| concert| game| match| season| subscription| light| lights| milk| alarm| power| server| call| order",
  b,
);
const callOff = sequence(
  " is| are| has been| have been| got|'s been",
  maybe(" now| officially"),
  " cancelled| canceled| called off| scrapped| axed",
);
const passing = matcherOf(
  " in five minutes| in a minute| right now| at the moment| this morning| this afternoon| this evening| so far| currently| tomorrow| tonight| lately| today| yet| how| why| what| i hear| they tell| yay| sadly| luckily| finally| unfortunately",
);
const lasting = not(many(not(passing, b), " ", word), passing, b);
const longAgo = either(
  " last year| last summer| last winter| last time| years ago| back then| in the end we| at the time| before my time",
  sequence(" yesterday", " and got| evening"),
  " in school| at uni| as kids| in 19| in 20| once",
);
const allowedAgain = sequence(
  " is| are",
  maybe(" now"),
  " allowed again| permitted again| back in play| fair game again",
);
const deed = sequence(
  either(
    " touch| commit| push| force push| force-push| merge| deploy| delete| rename| upgrade| publish| share| sell| contact| schedule| book| overwrite| install| disclose| reveal| modify| edit| change| post| forward| email| mention| quote| log| store| send| move| remove| drop| expose| print| discuss| invite| promise| hire| order",
    sequence(" use", not(" it| word| the word| bold")),
  ),
  b,
);
const word2 = sequence(" ", some(sequence(not(within("  ")), any)));
const generic = sequence(
  either(
    " people| kids| children| toddlers| babies| teenagers| women| men| minors| dogs| cats| pets| tourists| drivers| cyclists| patients| adults| parents| everyone| everybody| this| these| those| there| here| one| some| most| many| his| her| their| your",
    sequence(
      " my| our",
      " son| daughter| kids| kid| mother| father| mom| dad| sister| brother| wife| husband| boss| cat| dog| toddler",
    ),
    " grandma| grandpa| mom| dad",
    sequence(" the", " trick| goal| point| aim| idea| cat| dog| sun"),
  ),
  b,
);
const goneFrom = sequence(
  " is| are",
  maybe(" now"),
  " gone from| out of| off| cut from| struck from",
  " the",
  " plan| menu| list| program| programme| schedule| scope| roadmap| budget| lineup| agenda",
  atEnd,
);
const offWord = matcherOf(
  " collab| collaboration| cooperation| podcast| app| raffle| redesign| rewrite| event| gig| shoot| booth| merger| cruise| excursion| retreat| reunion| course| seminar| webinar| interview| auction| rebrand| newsletter| pilot| campaign| concert series| partnership| sponsorship| expansion| barbecue| picnic| festival| photo shoot| buffet| renovation",
);
const isOffNow = either(
  sequence(
    " is| are|'s",
    maybe(" now| officially"),
    " off| dead| history| cancelled| canceled| dead in the water| not happening| off the table",
  ),
  " isn't happening| fell through| got cut| got axed| got cancelled| got canceled",
);
const movedFrom = sequence(" got moved| was moved| has been moved| moved| gets moved| is moving", " from");
const oldRule = matcherOf(
  " rule| agreement| arrangement| deal| plan| policy| limit| ban| exception| discount| deadline| restriction| requirement",
);
const noLonger = matcherOf(
  " no longer applies| no longer holds| no longer stands| doesn't apply anymore| doesn't hold anymore",
);
const actingWord = sequence(" ", some(not("ing", b), sequence(not(within("  ")), any)), "ing", b);
const givenUp = either(
  sequence(
    " we're back",
    " to| on",
    not(" square| normal| work| school| track| reality| business| the train| the road| the hotel| bed| the start"),
    noun,
  ),
  sequence(
    " we're| we are| let's| we'll",
    " going| go| switching| switch| reverting| revert| moving| move",
    maybe(" back"),
    " to the",
    " old| original| previous| earlier",
    not(" town| text| question| point"),
    noun,
  ),
  sequence(
    " we're| we are| we'll",
    " reverting| switching back| going back| moving back| revert",
    " to",
    not(" type| the question| the text| bed| the old town| sleep"),
    noun,
  ),
  sequence(
    " we've| we have| we",
    maybe(" just"),
    " scrapped| overturned| reversed| axed| nixed| binned| ditched| rolled back| gave up on| ripped out| backed out of| pulled the plug on",
    " the| our",
    not(" car| kids| crossword"),
    noun,
  ),
  sequence(
    " we've| we have| we",
    maybe(" just"),
    " dropped| abandoned| killed",
    " the| our",
    many(not(planWord), noun),
    " idea| plan| approach| concept| support| requirement| rule| feature",
    b,
  ),
  sequence(
    " i'm| i am| we're| we are",
    " canceling| cancelling| calling off| killing| scrapping| abandoning| dropping",
    " the| our| all",
    not(" tent| kids| ball| car| dog"),
    noun,
    maybe(noun),
    maybe(noun),
    atEnd,
  ),
  sequence(" the| our", not(unplanned), some(not(callOff, b), noun), callOff, atEnd),
  sequence(
    " we no longer",
    " go with| do| book| print| support| offer| ship| accept| sell| serve| require| allow| charge",
    " ",
    word,
  ),
  sequence(
    " the board| the client| the committee| management| the court| the publisher| the sponsor| the venue| the team",
    maybe(" has| have"),
    maybe(" just"),
    " overturned| reversed| pulled out of| backed out of| withdrew| withdrawn| revoked| scrapped| dropped",
    " ",
    word,
  ),
  sequence(
    " it's going to be| it'll be| it will be| we're having| we're doing| we're taking",
    some(not(" after all"), noun),
    " after all",
    atEnd,
  ),
  sequence(
    " the| our",
    some(not(" won't| isn't| aren't| will not"), noun),
    " won't| isn't| aren't| will not",
    some(not(" after all"), noun),
    " after all",
    atEnd,
  ),
  sequence(
    maybe(" you can"),
    " ignore| forget| disregard",
    " what i",
    " said| told you| wrote",
    " about| on| earlier| before| yesterday",
    b,
  ),
  sequence(
    lasting,
    not(many(not(longAgo, b), " ", word), longAgo, b),
    " we're| we are| we've| we have",
    maybe(" just"),
    " moving| switching| changing| going| moved| switched| changed",
    maybe(" away"),
    maybe(" the", noun, maybe(noun)),
    " from",
    noun,
    many(not(" to"), noun),
    " to",
    noun,
  ),
  sequence(" we've| we have", " moved| switched", " away from", noun),
  sequence(
    " we're| we are",
    " cutting| pulling| removing| axing| killing",
    " the| our",
    not(" cake| grass| plug| wagon| hair"),
    noun,
    maybe(noun),
    maybe(noun),
    atEnd,
  ),
  sequence(some(not(allowedAgain), noun), allowedAgain, atEnd),
  sequence(" you can| you may| we can", deed, noun, many(not(" again"), noun), " again", atEnd),
  sequence(
    " the| our",
    some(not(" is no| are no"), noun),
    " is| are",
    " no longer",
    " required| in force| in effect| mandatory",
    b,
  ),
  sequence(
    " instead of",
    noun,
    maybe(not(firstPerson), noun),
    maybe(not(firstPerson), noun),
    maybe(not(firstPerson), noun),
    " we're| we'll| we",
    maybe(" now"),
    not(" could| can| might"),
    word2,
    " ",
    word,
  ),
  sequence(" we're| we'll| we are| we will", lasting, word2, some(not(" instead of"), noun), " instead of", noun),
  sequence(
    " we're| i'm| we are| i am",
    " not going to",
    not(" lie| be"),
    some(not(afterAll), " ", word),
    " anymore| any more| any longer| after all",
    atEnd,
  ),
  sequence(" let's| we're going to", " undo| reverse| revoke| overturn", " the| our| that", b),
  sequence(
    " i've| we've| i have| we have",
    " killed off| killed| dropped| scrapped| binned| cut",
    " the",
    many(not(planWord), noun),
    " idea| plan| concept| notion",
    b,
  ),
  sequence(not(either(generic, sequence(" it", b))), some(not(goneFrom), noun), goneFrom),
  sequence(" we've gone back to", noun),
  sequence(
    " we've| we have| we",
    maybe(" just"),
    " cancelled| canceled| scratched",
    " the| our",
    noun,
    maybe(noun),
    maybe(noun),
    atEnd,
  ),
  sequence(" we| i| we've| i've", " decided against", some(not(" after all"), noun), " after all", atEnd),
  sequence(some(not(" replaces the"), noun), " replaces the", " old| earlier| previous| original", noun),
  sequence(
    " she| he| they| the client| the customer| the bride| the board",
    " no longer wants| no longer want",
    " ",
    word,
  ),
  sequence(" the| our", many(not(offWord, isOffNow), noun), offWord, isOffNow, atEnd),
  sequence(
    either(sequence(" on second thought", maybe("s")), " on reflection"),
    either(
      " we| let's| i'd rather| keep| make",
      sequence(" the", some(not(" goes| stays| gets| moves| should"), noun), " goes| stays| gets| moves"),
    ),
    b,
  ),
  sequence(" kill| lose| drop", " the| that", some(not(" idea"), noun), " idea", atEnd),
  sequence(
    " let's| we'll",
    " drop| scrap| cancel| ditch| kill",
    " the| our",
    not(" kids| subject| topic| formalities| act| small talk"),
    noun,
    maybe(noun),
    maybe(noun),
    atEnd,
  ),
  sequence(
    " we were going to| we wanted| we'd wanted| i wanted| we had wanted",
    some(not(butNow), " ", word),
    butNow,
    b,
  ),
  sequence(" the| our", noun, maybe(not(movedFrom), noun), movedFrom, noun, maybe(not(" to"), noun), " to", " ", word),
  sequence(" the| our| that", many(not(oldRule), noun), oldRule, many(not(noLonger), " ", word), noLonger, atEnd),
  sequence(
    " we| i",
    " don't| do not",
    " need to| use| need| offer| support| ship| sell| require",
    not(" it| that| this| you"),
    some(not(afterAll), noun),
    " anymore| any more| any longer",
  ),
  sequence(" we're| i'm", " taking| pulling", " the| our", noun, maybe(noun), " back| out again| back out| out of the"),
  sequence(" the", noun, maybe(noun), " after all", atEnd),
  sequence(
    not(either(generic, sequence(" it", b), sequence(" i", b))),
    noun,
    many(not(" isn't| aren't"), noun),
    " isn't| aren't",
    actingWord,
    many(not(" after all"), noun),
    " after all",
    atEnd,
  ),
  sequence(
    " the| our",
    planned,
    " to| with| for| in",
    noun,
    maybe(noun),
    " is off| is cancelled| is canceled| is called off",
    atEnd,
  ),
);
const prohibits = sequence(
  either(
    " must not| mustn't| must never| may never| shall not| shall never",
    sequence(" is| are", " never to"),
    sequence(" is not| are not| isn't| aren't", " allowed to| permitted to| to be"),
  ),
  maybe(" ever"),
);
const notDeed = sequence(
  either(
    " know| think| believe| like| want| need| seem| see| feel| get| make it| work| always| even| return| match| contain| exceed| equal| overlap| throw| block| crash| fail| forget| lose| worry| panic| rush| give up| give in| start with| end with| end| happen| fall| hang| have| reach| be dead| be on| be in| be the| be a| see",
    sequence(
      " be",
      " empty| null| zero| longer| shorter| larger| smaller| bigger| higher| lower| more| less| too| late| negative| used to| called twice| visible",
    ),
  ),
  b,
);
const act = sequence(
  either(
    " mention| quote| reveal| disclose| publish| allude to| contact| tell anyone| tell anybody| name| touch| commit| push| merge| deploy| delete| overwrite| invite| share| propose| suggest| recommend| offer| schedule| promise| store| log| forward| post| email| phone| rename| upgrade| sell| ship| admit| print| show| use| send",
    sequence(" put", not(" off")),
    " change| edit| force-push| remove| drop| serve",
    sequence(" give", not(" up| the game| in", b)),
    " write to| book| install| translate| round| bill| charge",
  ),
  b,
);
const program = matcherOf(
  " characters| passwords| usernames| character| algorithm| parameter| function| password| username| variable| response| headline| argument| pattern| players| summary| method| string| values| fields| output| button| player| answer| script| class| array| query| regex| value| field| input| robot| reply| title| lines| list| loop| keys| page| line| sum| key| ids| id",
);
const doneWord = sequence(" ", some(not("ed", b), sequence(not(within("  ")), any)), "ed", b);
const ofScope = ahead(many(not(" in any| anywhere| in the| by", b), " ", word), " in any| anywhere| in the| by", b);
const place = sequence(
  " repository| warehouse| building| premises| hospital| database| intranet| network| servers| machine| cluster| kitchen| company| country| server| office| portal| laptop| system| studio| vault| repo| lab",
  b,
);
const belongs = either(
  sequence(
    " will never| shouldn't| should not| should never| must never",
    " make it into| appear in| show up in| go into| be in| end up in| leave",
    " our| my| any| this",
  ),
  sequence(" has| have", " no place in| no business in| no place on| no place at"),
  sequence(
    " don't| do not| never| doesn't| does not| may not| can't",
    " leaves| enters| leave| enter",
    " our| the| this| my",
    maybe(not(place), " ", word),
    place,
  ),
  sequence(
    " doesn't| does not| don't| do not",
    " belong",
    " in| on| near",
    " our| my| this| tickets| logs| git| version control| the repo",
  ),
);
const mustNot = either(
  sequence(
    " we| staff| guests| employees| volunteers| pupils| visitors",
    prohibits,
    not(notDeed),
    " ",
    word,
    " ",
    word,
  ),
  sequence(
    " you",
    " must not| mustn't| must never| may never| shall not| shall never| are not to| are never to|'re not to",
    act,
    " ",
    word,
  ),
  sequence(
    not(either(generic, sequence(" we", b))),
    some(not(either(prohibits, program), b), noun),
    prohibits,
    not(notDeed),
    " ",
    word,
  ),
  sequence(" she| he| they", " is| are", " not to be", either(doneWord, " told"), ofScope),
  sequence(not(generic), some(not(belongs, b), noun), belongs, b),
);
const idle = matcherOf(" staying calm| giving up| sleeping| quitting| failure| sleep| exit| it");
const sealing = matcherOf(
  " strictly| absolutely| completely| totally| permanently| hereby| now| still| all| just| simply",
);
const isOut = either(
  sequence(
    " is| are| be| stays| stay| remains| remain",
    maybe(sealing),
    either(
      " off limits| off-limits| out of the question| out of bounds| verboten| untouchable| not an option| never an option| no option| a no-go| a no go| no-gos| no-goes| no-go| a red line| a dealbreaker| a deal-breaker| a deal breaker",
      sequence(" an| a", " hard| firm| strict| absolute| definite| clear| total| complete| big", " no-go| no"),
    ),
  ),
  " isn't an option| aren't an option",
);
const own = matcherOf(" these| ours| mine| this| here| our| my| us| me| we");
const scope = either(
  own,
  sequence(
    " in the",
    " kitchen| office| studio| workshop| lab| hall| classroom| building| pool area| repo| codebase| newsletter| logs| chapel| reports| warehouse| darkroom",
  ),
  " over the festival| on the premises| in anything| from anything| in any| in new| in the text| on the site",
);
const scoped = ahead(many(not(scope, b), " ", word), scope, b);
const isForbidden = either(
  sequence(
    " remains| remain| stays| stay| are| is",
    either(
      sequence(maybe(sealing), " banned| forbidden| prohibited| taboo| unacceptable"),
      " not allowed| not permitted| never allowed| never acceptable| not acceptable| not okay| not ok| strictly off",
    ),
  ),
  sequence(" isn't| aren't| ain't", " ever allowed| acceptable| permitted| allowed| okay| ok"),
);
const isBanned = sequence(" is| are", maybe(sealing), " banned| forbidden| prohibited");
const outOfBounds = either(
  sequence(
    not(either(generic, sequence(idle, b))),
    some(not(isOut, b), noun),
    isOut,
    either(
      atEnd,
      sequence(
        ahead(
          " no matter| between| during| before| around| inside| until| under| after| with| from| here| even| near| for| now| in| on| at| as| to",
        ),
        b,
      ),
    ),
  ),
  sequence(scoped, not(generic), some(not(isForbidden, b), noun), isForbidden, b),
  sequence(
    not(generic),
    sequence(not(isBanned, b), noun),
    some(not(isBanned, b), noun),
    isBanned,
    either(atEnd, ahead(" until", b)),
  ),
);
const objectOfOwn = ahead(
  many(
    not(either(own, " main| anything| anyone| their| the| any| his| her| real| without| production| prod"), b),
    " ",
    word,
  ),
  either(own, " main| anything| anyone| their| the| any| his| her| real| without| production| prod"),
  b,
);
const policy = sequence(
  " deploy| discount| publish| disclose| store| share| sell| ship| merge| commit| photograph| rent out| log| name| quote| admit| reveal| release| bill",
  b,
);
const stative = sequence(
  " understand| recognize| remember| currently| actually| believe| usually| suppose| receive| realize| matter| always| really| expect| intend| wanna| recall| appear| belong| prefer| speak| think| quite| trust| agree| exist| sound| enjoy| watch| often| doubt| just| know| have| need| want| like| care| mean| feel| seem| look| love| hate| mind| work| even| hear| plan| hope| find| deal| wish| come| live| miss| fit| see| get| say| own| yet| owe| let| win| do| be",
  b,
);
const neverDo = either(
  sequence(maybe(" please"), " never", maybe(" ever"), act, objectOfOwn),
  sequence(" we never", maybe(" ever"), policy, " ", word),
  sequence(maybe(" please"), " do not| don't| dont", maybe(" you"), " ever", act, " ", word),
  sequence(" i never| i don't ever| i do not ever", " want to see| want", some(not(" in"), " ", word), " in", b),
  sequence(
    maybe(" you| we"),
    " do not| don't| must not| may not| cannot| can't| shall not",
    " under any",
    " circumstances| circumstance| conditions| condition",
    not(stative),
    " ",
    word,
    " ",
    word,
  ),
  sequence(
    maybe(" please"),
    " stop",
    " suggesting| proposing| recommending| bringing up| mentioning",
    not(" it| that| this| me| things", b),
    " ",
    word,
  ),
);
const noCircumstances = either(
  sequence(
    either(
      sequence(" under no", " circumstances| circumstance| conditions| condition"),
      " on no account| in no case| at no point| at no time",
    ),
    not(
      either(
        " did| was| were| had| has| have| is| am",
        sequence(" are", not(" we to| they to| you to", b)),
        " would| will i| could| does it| do i",
      ),
    ),
    " ",
    word,
    " ",
    word,
    " ",
    word,
  ),
  sequence(
    either(sequence(" under no", " circumstances| circumstance"), " on no account"),
    not(" did| was| were| had| has| have| is| am| are| would| will| could| does| do| at| whatsoever| please| not", b),
    " ",
    word,
    " ",
    word,
    atEnd,
  ),
);
const ofOwn = ahead(many(not(own, b), " ", word), own, b);
const mayGo = either(
  " may| must| shall| is to| are to",
  sequence(" is| are", " allowed", ofOwn),
  sequence(" leaves| leave| enters| enter| can leave", " our| the| this| my", maybe(not(place), " ", word), place),
  sequence(" gets| get", doneWord, " before| without| until| while| unless"),
);
const whatever = either(
  sequence(" under any", " circumstances| circumstance"),
  sequence(" in any", " form| way| wording| course| dish| room| chapter| post| of our| of the| of my"),
  " ever again| from now on| for anyone| for anybody",
);
const among = matcherOf(" in| from| on");
const goesWhere = sequence(" goes", " to| into| out to| in| near");
const workplace = sequence(
  " stylesheets| templates| controllers| captions| abstract| checkout page| landing page| customer mails| design| videos| prompts| speeches| programme| docs| dashboard| footer| ui| logs| communication| manuscripts| manuscript| newsletter| classroom| codebase| articles| package| project| reports| recipes| module| novels| slides| emails| crate| novel| posts| mails| code| book| blog| menu| deck| app",
  b,
);
const venue = sequence(" property| premises| website| channel| events| tables| table| site| blog| fair", b);
const venueOf = sequence(" on| at", " our| my| this", maybe(not(venue), noun), venue);
const domain = either(
  sequence(" in| on| from", " this| our| my| the| any| customer", maybe(not(workplace), noun), workplace),
  venueOf,
);
const goesOut = either(
  " ships| goes out| goes live",
  sequence(" gets| is| will be", " merged| published| signed| deployed| released| printed| posted| sent"),
);
const consent = sequence(
  " without",
  " my| our| written| prior| a review| approval| consent| permission| sign-off| asking| two| a second",
);
const noneOf = either(
  sequence(" no", not(noThing), some(not(mayGo, b), noun), mayGo, not(" be able| ever know| say"), b),
  sequence(" no", not(noThing), some(not(whatever, b), noun), whatever, b),
  sequence(
    " nothing",
    maybe(among, noun, many(not(mayGo, b), " ", word)),
    mayGo,
    not(" change| last| happen| come", b),
    " ",
    word,
  ),
  sequence(
    maybe(" absolutely"),
    " nothing",
    either(
      sequence(" that", " ", word, some(not(either(mayGo, goesWhere), b), " ", word)),
      sequence(" with", noun, many(not(either(mayGo, goesWhere), b), noun)),
    ),
    either(mayGo, goesWhere),
    " ",
    word,
  ),
  sequence(
    " no",
    not(noThing),
    not(" tests| comments| docs| one| mistakes| typos| entries| hits| matches| data| mention| trace| entry| match", b),
    some(not(domain), noun),
    domain,
  ),
  sequence(" not a single| not one", some(not(domain), noun), domain),
  sequence(" no more", some(not(venueOf), noun), venueOf),
  sequence(" not", " one| a single| a", " word", " about| to", " ", word),
  sequence(
    maybe(" absolutely"),
    " nothing",
    sequence(
      goesOut,
      many(
        not(
          either(
            consent,
            sequence(" until", b),
            sequence(" unless", b),
            sequence(" before", b),
            sequence(" with fewer", b),
            sequence(" with less", b),
          ),
        ),
        " ",
        word,
      ),
      either(consent, " until| unless| before| with fewer| with less"),
    ),
    " ",
    word,
  ),
);
const nobody = matcherOf(" nobody| no one| no-one");
const restricted = matcherOf(
  " production| directly| by hand| without| to main| on main| unless| but me| except| from a| alone| until| this| prod| our| my",
);
const nobodyDoes = either(
  sequence(
    nobody,
    maybe(" else"),
    maybe(" on our side| in our team| here"),
    " may| must| is to| is allowed to| shall",
    not(either(stative, " be able")),
    " ",
    word,
  ),
  sequence(
    nobody,
    maybe(" else"),
    maybe(" on our side| in our team"),
    " touches| edits| pushes| deploys| merges| contacts| publishes| climbs",
    ahead(many(not(restricted, b), " ", word), restricted, b),
  ),
);
const ofSomebody = sequence(" ", some(not("'s", b), sequence(not(within("  ")), any)), "'s", b);
const outsideLimit = either(
  sequence(
    either(sequence(" our| my| the", maybe(not(authority), not(ofSomebody), noun), authority), office),
    either(
      sequence(
        " doesn't| does not| won't| will not",
        " allow| permit| tolerate",
        not(" us to say| himself| herself| itself| me to| that| for | it"),
        " ",
        word,
      ),
      sequence(" says| insists on| wants| said", " no", not(noThing), " ", word, not(" was| were| found| exist", b)),
    ),
  ),
  sequence(
    either(sequence(" our| my| the", maybe(not(authority), not(ofSomebody), noun), authority), office),
    " forbids| prohibits| bans| has banned| has forbidden",
    not(" it| that| nothing", b),
    " ",
    word,
  ),
  sequence(
    " we're| we are| i'm| i am",
    " not",
    " allowed| permitted",
    " to",
    not(either(stative, " be | say ")),
    " ",
    word,
    " ",
    word,
  ),
  sequence(" we", " aren't| are not", " allowed| permitted", " to", not(stative), " ", word),
  sequence(
    " we",
    " can't| cannot",
    " mention| disclose| reveal| admit| quote| name",
    not(" how| it| the file| the branch| files| variables", b),
    " ",
    word,
  ),
  sequence(
    sequence(" for", not(" the"), " ", word, " reasons"),
    " we| i",
    " can't| cannot| may not",
    " ",
    word,
    " ",
    word,
  ),
  sequence(
    " the| our| my",
    some(not(" cannot be| can't be", b), noun),
    " cannot be| can't be",
    " quoted| named| alluded to| mentioned| disclosed| paraphrased",
  ),
);
const refusing = either(
  sequence(
    " i| we",
    " refuse to",
    " do| ship| use| sign| fly| sell| publish| run| install| buy| work with| put| store| send| let| have",
    not(" it| that| this", b),
    " ",
    word,
  ),
  sequence(" i| we", " won't| will not", " allow| tolerate", not(" it| that| this", b), " ", word),
  sequence(
    " i| we",
    " don't| do not| dont",
    " want",
    either(
      sequence(
        " any",
        not(noThing),
        some(not(" in| on| at", " the| our| my| this"), noun),
        " in| on| at",
        " the| our| my| this",
        " ",
        word,
      ),
      sequence(not(either(" to| you| me| us| anyone| it", noThing)), some(not(" anywhere"), noun), " anywhere"),
    ),
  ),
);
const stayOut = sequence(
  " must| has to| have to| needs to| need to",
  " be kept| be| stay| remain",
  either(
    sequence(" out of", not(" the country| town| office", b)),
    " away from",
    sequence(" ", some(sequence(not(within("  ")), any)), " free", not(" to | of charge ")),
    sequence(many(sequence(not(within("  ")), any)), "-free", b),
  ),
);
const keptAway = either(
  sequence(maybe(" please"), " keep your hands off| hands off", not(" the keyboard| the wheel| it", b), " ", word),
  sequence(not(either(generic, sequence(" we", b))), some(not(stayOut, b), noun), stayOut),
);
const notGerund = sequence(
  " ",
  "thing|king|ring|wing|spring|string|evening|morning|wedding|building|ceiling|clothing|feeling|kidding|meaning|warning|parking|heating|hearing|lighting|anything|everything|something|sugarcoating|castling|offering|being|denying|going|missing|hosting|training|funding|listing|setting|mapping|pricing|blessing|shortcoming|stopping",
  b,
);
const absent = sequence(
  " left| today| tonight| tomorrow| yet| here| there| anymore| lately| whatsoever| for| with| about| on",
  b,
);
const where = sequence(
  " in| on| at| for| from| to| into| onto| after| before| during| over| under| above| without| between| outside| near| through| by| past| of| until",
  b,
);
const choosable = either(
  " meetings| calls| deploys| deployments| releases| pushes| merges| dependencies| discounts| refunds| payments| gifts| shoes| alcohol| fireworks",
  sequence(" exceptions", ahead(" to")),
  " overtime| swaps| globals| default exports| raw sql| inline styles| force unwraps| affiliate links| tracking| stock photos| personal data| customer data| plugins| cookies| popups| side effects",
  sequence(" photos| videos| pictures", ahead(" of")),
);
const word1 = sequence(not(breaks), " ", word);
const goesThere = either(
  sequence(
    " goes| gets sent| leaves| may leave| gets posted| gets published",
    " to| into| on| onto| out to| live| through| near| past",
    b,
  ),
  sequence(" leaves| may leave", " the| our| this"),
);
const mayPast = matcherOf(" may be| must be| is to be| gets| can be| will be");
const mustNever = sequence(
  " must not| mustn't| must never| may never| may not| should never| should not| shouldn't| shall not| shall never| can never| are not to| is not to| isn't to| aren't to| are never to| is never to",
  maybe(" ever| under any circumstances"),
);
const mayOnly = matcherOf(
  " signs| speaks to| calls| pushes| deploys| talks to| may| is to| is allowed to| can| touches| edits| opens| handles| approves| signs| drives",
);
const withoutLeave = sequence(
  " without",
  maybe(" my| our| his| her| their| written| a| the| legal| two", b),
  " ok| okay| signature| review| approval| consent| permission| sign-off| signoff| go-ahead| say-so| second pair| asking| ticket| harness| helmet| badge| label| receipt| po number| test",
);
const identifying = sequence(
  " code| license| licence| photos| photo| logo| name| names| word| pictures| picture| quote| quotes| data| font| images| footage| song| trademark| recordings| address| faces",
  b,
);
const neverSent = either(
  sequence(" is| are", " never to be", doneWord, b),
  sequence(" are| is", " never to be", " sent| shown| given| put", b),
);
const nobodyActs = sequence(
  " goes on| goes in| goes into| goes out| goes to| enters| leaves| pushes| merges| deploys| signs| signs off| publishes| talks to| contacts| touches| edits| changes| opens| climbs| works on| works with| uses| handles| operates| drives| orders| approves| sends| posts| books",
  b,
);
const restricting = sequence(" without| before| unless| until| except| but", b);
const ruled1 = matcherOf(
  " anything| anyone| anybody| our| my| customer| customers| production| prod| main| public| anywhere| ever| again| without| until| before| unless| under| release| master| on fridays| on weekends| directly",
);
const oneOff = matcherOf(
  " here| below| above| this| that| paragraph| line| section| poem| sentence| list| intro| mail| answer| reply| summary| draft| letter| me| yourself| example| mind| reason| tests",
);
const objectOfRule = sequence(
  ahead(many(not(ruled1, b), not(oneOff, b), " ", word), ruled1, b),
  not(many(not(oneOff, b), " ", word), oneOff, b),
);
const tell = matcherOf(" tell");
const notAllowedAt = sequence(
  " is not| isn't| are not| aren't",
  " allowed| permitted",
  " on| in| into| near| at| inside",
  " the| our| my",
);
const policyAct = sequence(
  either(
    sequence(" give", not(" up"), not(" in")),
    " publishing| publish| offering| offer| selling| sell| supporting| support| translate| hire",
    sequence(" call", not(" me")),
    " serve| accept| negotiate| do refunds| do discounts| work with",
    sequence(" work on", " sundays| weekends| fridays| saturdays"),
    " take calls| take cash| take cards| take orders| storing| store| sharing| share| disclose| sign| quote| ship to| ship on| deploy| merge| rent out| rent to| lend| charge| print| photograph| film| spray| use red| rank| discuss| comment on| invoice| bill| outsource| subcontract| promise| log| track| collect",
  ),
  b,
);
const weRefuse = either(
  sequence(
    not(many(not(" anymore| any more"), " ", word), " anymore| any more"),
    " don't| do not| won't| will not| never| no longer",
    maybe(" ever| be"),
    policyAct,
    not(" it| that| this| them| you| me", b),
    not(many(not(" before| in time| if| because| unless"), " ", word), " before| in time| if| because| unless", b),
    " ",
    word,
  ),
  sequence(
    " won't have| will not have",
    not(either(" time| internet", sequence(" to", b), sequence(" the", b), " been| access| any idea")),
    word1,
    many(not(where), word1),
    where,
    " ",
    word,
  ),
  sequence(
    " can't have| cannot have",
    not(" kids| nice| children| both| it all"),
    word1,
    many(not(" before| on| during| in| at| after"), word1),
    " before| on| during| in| at| after",
    b,
    not(maybe(" the", b), " car"),
    " ",
    word,
  ),
  sequence(
    " don't| do not| dont",
    " want",
    maybe(" to see"),
    maybe(" any"),
    not(noThing),
    not(
      either(
        " to| you| me| us| anyone| it",
        sequence(" the", b),
        sequence(" a", b),
        sequence(" an", b),
        " her| him| that| this| your| trouble| rain| spoilers| kids| problems",
      ),
      b,
    ),
    word1,
    many(not(" in| on| at| near"), word1),
    " in| on| at| near",
    " the| our| my| any| there| this",
    b,
  ),
);
const dontGo = either(
  sequence(
    " don't| do not| doesn't| does not| never| can't| cannot| must not",
    " gets| get",
    maybe(" any"),
    either(doneWord, " access to| to see| shown| shared| adverbs| printed| published"),
  ),
  sequence(" gets| get", " no| nothing with| nothing from", not(noThing), " access| tracking| ads| pixels| nuts"),
  sequence(
    " don't| doesn't| never| do not| does not",
    " goes| go| comes| come",
    " into| to| in| through| on| near",
    " the| our| my| that| this| git| any",
  ),
  sequence(" stays| stay", " off the| out of the| out of our| off our| away from the| off my| out of my"),
);
const houseRule = either(
  sequence(
    maybe(" absolutely| strictly"),
    " no",
    maybe(" more"),
    not(noThing),
    not(notGerund),
    actingWord,
    not(" sand| sense"),
    maybe(some(not(absent), b, noun)),
    either(atEnd, ahead(where)),
  ),
  sequence(
    maybe(" absolutely| strictly"),
    " no",
    maybe(" more"),
    many(not(choosable, b), not(noThing), word1),
    choosable,
    either(atEnd, ahead(where)),
  ),
  sequence(" no", not(noThing), some(not(goesThere), word1), goesThere, " ", word),
  sequence(
    " nothing",
    maybe(" with| about| from| containing| on| of", some(not(goesThere), noun)),
    goesThere,
    " ",
    word,
  ),
  sequence(" nothing", " with| about| from| on", some(not(mayPast), noun), mayPast, doneWord),
  sequence(
    " there must be no| there shall be no| there can be no",
    not(noThing),
    word1,
    many(not(" in"), word1),
    " in anything| in any| in our| in the",
    b,
  ),
  sequence(
    not(generic),
    some(not(mustNever, b), noun),
    mustNever,
    " be",
    " ",
    word,
    " in anything| in any of| anywhere",
    b,
  ),
  sequence(nobody, sequence(" except| but", " ", word, mayOnly), " ", word),
  sequence(either(" nothing", nobody), some(not(withoutLeave), noun), withoutLeave, b),
  sequence(
    " we| you| i",
    " can't| cannot| can not",
    maybe(" ever"),
    " mention| quote| name| publish| promise| disclose| share| reveal| advertise| say",
    not(" it| that| this| enough| them| often| how"),
    " the| their| his| her| any| a| our| customer| real| prices| names",
    b,
  ),
  sequence(" we| you", " can't| cannot| can not", " use", some(not(identifying), noun), identifying),
  sequence(
    " we| you",
    " can't| cannot",
    " say| use| mention| show| promise",
    some(not(" anywhere"), noun),
    " anywhere",
    b,
  ),
  sequence(
    maybe(" we| you| i"),
    " don't| do not| dont",
    not(stative),
    " ",
    word,
    some(not(withoutLeave), noun),
    withoutLeave,
    b,
  ),
  sequence(sequence(not(either(generic, sequence(" it", b))), noun), many(noun), neverSent),
  sequence(
    maybe(" please"),
    " don't| do not| dont",
    " suggest| propose| recommend",
    " anything",
    " which| that| with| over| above| from| by| on",
    b,
  ),
  sequence(" leave| keep", " my", noun, maybe(noun), " out of", b),
  sequence(" leave| keep", " the| our| my", noun, maybe(noun), " alone| untouched", atEnd),
  sequence(
    nobody,
    either(
      sequence(
        nobodyActs,
        not(either(sequence(" a", b), sequence(" an", b))),
        some(not(restricting), " ", word),
        restricting,
      ),
      sequence(" gets", " into| in| onto| access to", b, many(not(restricting), " ", word), restricting),
    ),
    " ",
    word,
  ),
  sequence(
    maybe(" please"),
    " don't| do not| dont| never",
    many(" you| ever| dare| again"),
    either(sequence(deed, objectOfRule), sequence(" put", " any| our| my| customer", b)),
  ),
  sequence(
    maybe(" please"),
    " never",
    maybe(" ever"),
    either(deed, " mock| promise| let"),
    not(either(sequence(" a", b), sequence(" an", b), " your| you| it| too| this| that| more", sequence(" again", b))),
    " ",
    word,
  ),
  sequence(
    " don't| do not",
    tell,
    either(
      " anyone| anybody",
      sequence(" the", not(" truth| time| story| joke"), " ", word),
      sequence(" my", " ", word),
      sequence(" our", " ", word),
    ),
    " about",
    b,
  ),
  sequence(
    maybe(" just| whatever you do"),
    maybe(" please"),
    " don't| do not| dont",
    " touch| commit| push| merge| deploy| publish| rename| delete",
    " the| any| our",
    not(textual),
    not(" button"),
    noun,
    many(not(textual), not(" below| above| in this| in the list| without tests"), noun),
    atEnd,
  ),
  sequence(
    maybe(" please"),
    " never",
    " put| store| leave| save| write| hardcode| reuse| mix",
    not(either(" off", sequence(" a", b), " your| you| it| up")),
    noun,
    many(not(" in| on| into| to| with| across"), noun),
    " in| on| into| to| with| across",
    " ",
    word,
  ),
  sequence(" the| our| my", some(not(notAllowedAt, b), noun), notAllowedAt, b),
  sequence(
    " we",
    " may not| mustn't| must not| are not to| aren't to|'re not to",
    not(stative),
    not(notDeed),
    not(either(sequence(" be", b), sequence(" have", b), " make it| lose| forget")),
    " ",
    word,
    " ",
    word,
  ),
  sequence(
    " nothing",
    " gets| is",
    not(" done"),
    not(" lost| fixed"),
    doneWord,
    " on| before| without| until| after| from",
    b,
  ),
  sequence(
    " we've| we have| we| i",
    either(" agreed| decided", sequence(" promised", maybe(" them| her| him| my wife| my husband| the kids"))),
    maybe(" on"),
    " no",
    not(noThing),
    noun,
  ),
  sequence(" we| i", weRefuse),
  sequence(
    not(
      either(
        generic,
        sequence(" we", b),
        sequence(" i", b),
        sequence(" you", b),
        sequence(" it", b),
        sequence(" he", b),
        sequence(" she", b),
        sequence(" they", b),
      ),
    ),
    some(not(either(mustNever, program), b), noun),
    mustNever,
    not(notDeed),
    either(
      deed,
      sequence(" be", either(" used", doneWord, " sent| shown| given| sold| put| read| taken| told")),
      " promise",
    ),
    b,
  ),
  sequence(
    not(either(generic, sequence(program, b), sequence(" it", b), sequence(" he", b), sequence(" she", b))),
    some(not(dontGo, b), noun),
    dontGo,
    b,
  ),
  sequence(
    either(
      sequence(" our| my| the", maybe(not(authority), noun), authority),
      office,
      sequence(" the| our| my", stakeholder),
    ),
    either(
      sequence(
        maybe(" explicitly| really"),
        " doesn't| does not| don't| do not",
        maybe(" explicitly| really"),
        " want",
        " any| us to| me to| to see any",
        b,
        not(" trouble| changes", b),
        " ",
        word,
      ),
      sequence(" won't| will not", " let us", not(" log in"), " ", word, " ", word),
      sequence(" says", maybe(" that"), some(not(isForbidden, b), noun), isForbidden, b),
    ),
  ),
  sequence(
    " keep",
    not(generic),
    noun,
    many(not(" out of"), noun),
    " out of",
    " the| our| my",
    not(textual),
    not(" sun| fridge| oven| summary| fire"),
    " ",
    word,
  ),
  sequence(
    " stay away from| stay out of| stay off| hands off",
    " the| our| my",
    not(" sun| keyboard| wheel| coast"),
    noun,
    maybe(noun),
    maybe(noun),
    atEnd,
  ),
);
const now = either(
  " from now on| from here on",
  sequence(" from today", maybe(" on")),
  sequence(" from tomorrow", maybe(" on")),
  sequence(" as of", either(" today| now| next week| next month", weekday, monthName)),
  sequence(" from", either(weekday, monthName), " on"),
  " going forward",
  sequence(" starting", either(weekday, " today| tomorrow| next week| next month", monthName)),
);
const toHold = matcherOf(
  " is| are| will be| gets| get| goes| go| happens| happen| runs| run| costs| cost| has| closes| opens| meets| meet| starts| uses| use| needs| need",
);
const leavingOut = matcherOf(
  " avoid| cut| leave| skip| lose| drop| ban| pls| print| without| less| fewer| more| nothing",
);
const fromNow = either(
  " from here on out| from now on| from here on",
  sequence(" from today", maybe(" on")),
  " going forward",
  sequence(" as of", " today| now"),
);
const spoken = matcherOf(
  " looks after| negotiates| takes over| takes care| handles| manages| please| writes| would| they| were| it's| runs| owns| she| you| was| did| had| who| he| i",
);
const fromNowOn = either(
  sequence(now, " i want", " all| every| each| the| our", " ", word),
  sequence(now, " we'll| we're| we", not(" are| learn| have a| get"), b, " ", word, " ", word),
  sequence(now, " all| every| each", some(not(" in| on| via| through"), noun), " in| via| through", " ", word),
  sequence(now, not(imperative), noun, many(not(toHold, b), noun), toHold, " ", word),
  sequence(
    not(either(imperative, sequence(leavingOut, b))),
    some(not(either(fromNow, spoken, " your"), b), " ", word),
    fromNow,
    atEnd,
  ),
);
const both = matcherOf(" all| both| just| finally| now| therefore| unanimously| already| also");
const who = sequence(
  either(
    sequence(noun, " and i"),
    sequence(" my", " husband| partner| wife| sister| brother| boss| team", " and i"),
    " the two of us| both of us| all of us| we| i",
    sequence(" our", " team| board| committee| group| band| class| family"),
    " my client",
  ),
  many(both),
);
const havingWho = sequence(
  either(
    " we've| we have| i've| i have| my client has",
    sequence(who, " have"),
    sequence(" our", " team| board| committee| group| band| class| family", " has"),
  ),
  many(both),
);
const taken = matcherOf(" job| offer| position| deal| settlement| flat| apartment| place| counteroffer");
const later = either(
  " that| this| disagree| differ| take| be",
  sequence(" go", not(" with")),
  " revisit| postpone| wait| hold| ask| try| learn| give| write| see| disagree| walk| meet| talk",
);
const withWhom = sequence(
  either(
    " my| him| her| them| friends| a friend| you| it| us| whatever| the flow| the wind| a heavy| the kids| the whole| the family| family| a group| kids| grandma| mom| dad",
    sequence(" two", " kids| friends| dogs"),
    sequence(" our", " kids| dog| parents| son| daughter| friends| neighbors"),
  ),
  b,
);
const vague = sequence(
  " how little| the wrong| something| violence| the lock| the couch| the sofa| anything| whether| nothing| wrong| them| him| her| you| how| it| if",
  b,
);
const pastTime = sequence(many(not(longAgo, b), " ", word), longAgo, b);
const adjective = sequence(
  " still| public| unclear| not| out| hard| easy| tough| due| announced| pending| yours| difficult| clear| mine",
  b,
);
const settled = either(
  sequence(
    havingWho,
    either(
      sequence(
        " decided",
        either(" on| against", sequence(" to take the", taken), sequence(" to", not(later)), " that we| that i"),
      ),
      sequence(" agreed", either(" on", sequence(" to", not(later)), " that we")),
      " settled on| settled for| chosen",
      sequence(" picked", not(" up| out", b)),
      sequence(" opted", " for| to"),
      " landed on",
      sequence(" gone with", not(withWhom)),
      " gone for the| signed with| locked in",
      sequence(" voted", " to| that we"),
      " resolved to| booked the",
    ),
    not(vague),
    " ",
    word,
  ),
  sequence(
    who,
    either(
      sequence(
        " decided",
        either(
          " on| that we",
          sequence(
            " to",
            either(
              " use| keep| switch| stay| move| drop| sell| hire| adopt| go with| build| name| call| stop using",
              sequence(" stop", actingWord),
              " charge| raise| close| offer| start with| allow",
            ),
          ),
        ),
      ),
      sequence(" agreed", either(" on| that we'll| that we will", sequence(" to", not(later)))),
      " settled on| settled for| opted for| landed on| signed with",
      sequence(" signed the", " contract| lease| offer| form"),
      sequence(" chose", not(" to| the wrong| the right| poorly| badly", b)),
      " locked in| booked the| shook hands on| shook on| voted to",
    ),
    not(vague),
    not(pastTime),
    " ",
    word,
  ),
  sequence(" my client has decided to", b, " ", word),
  sequence(" it's| it is| it was| it has been", " decided| settled| agreed", " that", " ", word),
  sequence(
    " our| my",
    maybe(" final"),
    " decision is| choice is| verdict is| pick is",
    " to| that| the| a| we| option",
    not(adjective),
    b,
  ),
  sequence(
    maybe(" the| our"),
    " decision",
    " from| of| on| at| in",
    noun,
    many(not(" is"), noun),
    " is",
    not(adjective),
    " ",
    word,
  ),
  sequence(
    " we've switched| we have switched| we switched",
    maybe(" over"),
    " to",
    not(" the next| winter| summer| english| plan b", b),
    " ",
    word,
  ),
  sequence(maybe(" we| i"), " went with", not(withWhom), some(not(" in the end"), noun), " in the end"),
  sequence(" the| our", noun, many(not(" got the job"), noun), " got the job", atEnd),
  sequence(" we're| we are| i'm", " using", some(not(" instead"), noun), " instead", atEnd),
);
const goingWith = either(
  sequence(
    maybe(" we're| we are| i'm| i am| we'll be| so"),
    maybe(" now| definitely| gonna be"),
    " going",
    maybe(" ahead"),
    " with",
    not(withWhom),
    some(not(" to the| to a| on a| on holiday", b), " ", word),
    atEnd,
  ),
  sequence(
    " we'll| we will| i'll| we",
    " go with",
    not(withWhom),
    not(" a test| a trial", b),
    some(not(" first| for now| to the", b), " ", word),
    atEnd,
  ),
  sequence(
    " let's| lets",
    " go with",
    not(withWhom),
    not(" a | something| that| this| both| your| whichever"),
    some(not(" first| for now| and see| to the", b), " ", word),
    atEnd,
  ),
  sequence(
    " we're| we are| i'm| i am",
    maybe(" now| definitely| officially"),
    either(
      " sticking with| sticking to| standardizing on| standardising on| switching to| switching over to| adopting",
      sequence(" choosing", not(" to| between", b)),
      " settling on| settling for| committing to",
      sequence(" calling", " it| him| her| this"),
      sequence(" naming", " it| him| her"),
      " naming the| renaming the",
    ),
    not(vague),
    not(
      either(
        " winter time| summer time| english| a lot| the next| the floor| my phone| my diet| a day| quits",
        sequence(" a", b),
        " the train",
      ),
    ),
    " ",
    word,
  ),
  sequence(
    " we'll| we will| i'll",
    " stick with| stick to| standardize on| standardise on| switch to| adopt| settle on",
    not(vague),
    not(" it| a walk| the train| the next", b),
    " ",
    word,
  ),
);
const asWhich = either(
  " whose",
  sequence(
    " whatever| because| strange| exactly| that's| lovely| indeed| anyway| always| where| which| there| since| think| wrong| quite| funny| weird| leave| guess| doubt| still| that| what| when| like| than| here| know| sure| show| tell| said| such| very| nice| true| late| take| call| keep| hope| your| how| who| why| yes| not| you| and| say| see| too| no| if| as| is| it| so| my| i",
    b,
  ),
);
const chosenWord = sequence(not(" it is", b), not(asWhich), " ", word);
const andChosen = sequence(" and", chosenWord, maybe(chosenWord), " it is", atEnd);
const isSettled = sequence(
  " is| are",
  maybe(" now| hereby| definitely| all"),
  either(
    " decided| settled| agreed on| agreed| locked in| set in stone| a done deal| non-negotiable| not negotiable",
    sequence(" final", atEnd),
  ),
);
const andFinal = either(
  sequence(
    " and",
    maybe(" it"),
    " stays that way| stays on| stays so| stays put| it stays| stays",
    maybe(noun, maybe(noun)),
    atEnd,
  ),
  sequence(
    " and| so",
    maybe(" that| it| i'm"),
    "'s| is| that's",
    " final| settled| decided| that| how it stays| how we do it| not up for debate",
    atEnd,
  ),
  sequence(" and", " i| we", " won't| will not|'m not|'re not", " change it| changing it| budge| budging| discuss it"),
);
const beDone = either(
  sequence(
    not(generic),
    not(" it| this| that| everything| the match| the dust", b),
    some(not(isSettled, b), noun),
    isSettled,
    either(atEnd, ahead(" now| then| with", b)),
  ),
  sequence(
    " the| our| my",
    maybe(" ", word),
    " fee| price| rent| budget| rate| deposit| cap| discount| salary| allowance",
    " stays at",
    " ",
    word,
  ),
  sequence(some(not(andFinal), " ", word), andFinal),
);
const accepted = sequence(
  " i accept| we accept| i'm accepting| i'm taking| we're taking",
  " the",
  maybe(not(taken), noun),
  taken,
  not(" interview| letter| to "),
  b,
);
const conditional = sequence(
  many(
    not(
      either(
        sequence(" if", b),
        sequence(" unless", b),
        sequence(" when", b),
        sequence(" while", b),
        sequence(" because", b),
      ),
    ),
    " ",
    word,
  ),
  " if| unless| when| while| because",
  b,
);
const adverb = matcherOf(
  " now| just| definitely| officially| simply| all| both| also| only| actually| therefore| permanently",
);
const notActed = sequence(
  either(
    " see| be| have| need| know| get| find| talk| come| never| probably| still| not| miss| meet| go| look| try| let| wait| return| make| deal| check| think| ask| open| tell| figure| discuss| revisit| decide| send| give| show| bring| arrive| leave| take care| switch| adopt| replace| walk| eat| drink| sing| understand| continue| carry| start| stop| fix| catch| lose| win| end| also",
    sequence(" call", not(" it")),
    " then| soon| review| cross| always| use| keep| write",
  ),
  b,
);
const notChosen = sequence(
  " me| my| its| nothing| something| poorly| badly| your| you| it| that| this| them| him| her| sofa| train| ferry| kids| dog| cat| the sofa| the dog| the tire| the kids| the car| getting| trying| going| losing| seeing| having| so| too| the next| the phone| the same",
  b,
);
const houseWide = either(
  sequence(" here", atEnd),
  " in this project| in this repo| in this codebase| everywhere| for everything| throughout| across the board| in all",
);
const overOther = matcherOf(" over the| rather than| instead of");
const named = matcherOf(" name| title| theme| venue| motto| logo| colour| color| slogan| domain");
const ofOne = sequence(
  " my| our| the| of| these| those| i| we| you| that| this| time| day| year| week| night| morning| seats",
  b,
);
const allDo = either(
  " will be| must be| have to be| has to be| should be| go out| goes out| go through| goes through| go to| goes to",
  sequence(" gets", " a| an| exactly| one| its"),
  sequence(" get", " a| an| exactly| one| their"),
  sequence(" are in", " english| german| french| utc| grams| euros| spanish| metric"),
  sequence(" is in", " english| german| french| utc"),
  " are stored| is stored| are written| is written| needs",
  sequence(" need", " a| an| two"),
  " opens with| open with| starts with| start with| ends with| includes| include| exclude| run through| runs through",
);
const groupOf = sequence(
  maybe(" the| our| my"),
  " boss| director| manager| ceo| steering group| budget holder| committee| board| team| council| management| parents| client| group| couple| family| leadership| works council| owners| editors| customer| guild| publisher| agm| assembly| department| partners| union| faculty| members| school",
);
const groupChose = either(
  " voted and| voted to| said yes to| okayed| opted for| went with| greenlit",
  sequence(" decided", " on| that| against"),
  sequence(" agreed", " on| that"),
  sequence(" approved", not(" my| of| our vacation")),
  sequence(" voted", either(" for| to", sequence(" ", within("09"), maybe(word), " to", " ", word, " for"))),
  " chose| picked| went for| gave the go-ahead for| gave the green light for| signed off on| agreed to| settled on| decided to| decided for",
);
const throughout = matcherOf(" throughout| across the board");
const everywhere = matcherOf(" everywhere| throughout| across all| in all| on all");
const chosenCourse = sequence(
  not(conditional),
  either(
    sequence(
      " we'll| we will",
      maybe(adverb),
      not(notActed),
      sequence(" ", not(" "), some(sequence(not(within("  ")), any))),
      not(notChosen),
      ahead(" ", sequence(not(within("  ")), any)),
      " ",
      word,
    ),
    sequence(
      " we're| we are",
      maybe(adverb),
      " replacing| painting| planting| serving| offering| inviting| raising| lowering| extending| shortening| splitting| merging| closing| outsourcing| limiting| capping| basing| storing| hosting| paying| giving| rebranding| renaming| taking on| bringing in| rolling out| setting| starting with| opening with| ending with| reducing| doubling| booking| migrating",
      not(notChosen),
      not(" up| attention| a lot"),
      " ",
      word,
    ),
    sequence(
      " we've| we have| we",
      maybe(" just| finally| now"),
      " hired| booked| rented| signed with| bought| appointed| opted for| ended up with| ended up going with| gone for| went for",
      not(notChosen),
      not(either(sequence(" a", b), " two| some| strawberries")),
      noun,
      maybe(noun),
      maybe(noun),
      maybe(noun),
      atEnd,
    ),
    sequence(
      " we're| we are",
      maybe(" now| all"),
      " holding| having",
      " it| this",
      " in| on| at| with| without| as",
      b,
      not(" mind"),
      " ",
      word,
    ),
    sequence(
      " we're| we are| we've| we have",
      maybe(" all"),
      " set on| committed to| agreed on",
      not(notChosen),
      " ",
      word,
    ),
    sequence(" we", " use| write| call| name| format| document| put| log", noun, many(not(houseWide), noun), houseWide),
    sequence(" everyone| everybody", " brings| pays| wears| signs", " their| the| an| a| his| for", " ", word),
    sequence(
      " we only",
      either(policyAct, " ship| take| use| accept| serve| do| buy| sell| work with| hire| print| publish"),
      not(" it| that| this"),
      " ",
      word,
    ),
    sequence(" let's| lets", " call", " it| him| her| the", not(" a day| a night| quits"), noun),
    sequence(
      " our| the",
      maybe(" new"),
      " policy| rule| agreement| deal| arrangement",
      maybe(" now"),
      " is",
      " that| to| we| everyone| everybody",
      " ",
      word,
    ),
    sequence(
      " the| our| my",
      some(not(" will be called| is called| will be named"), noun),
      " will be called| will be named",
      " ",
      word,
    ),
    sequence(
      " we",
      maybe(" all| only| just"),
      either(
        " cap| price| report| bill| round",
        sequence(" charge", not(" the")),
        sequence(" pay", " ", within("09")),
        " sell the| sell our| standardize| start in| fly on| fly out of| fly from",
        sequence(" meet", not(" so| people| again")),
        " ship on| ship without| launch| rent the| host| play outside| play in| play on| keep the| serve| migrate| move to| move the| write all| deploy| release| publish| store",
      ),
      not(notChosen),
      " ",
      word,
    ),
    sequence(
      " we'll| we will",
      maybe(" just| only| all| simply| both"),
      " use| keep| price| charge| launch| focus on| migrate| write| report| build on| host| run the| serve| rent| sell| hire| publish| split| pay| call it| name| do it| do the| do a| do all| bill| deploy| store| round| ship| open| build| base| print| support",
      not(notChosen),
      " ",
      word,
    ),
    sequence(
      " we're| we are| i'm| i am",
      maybe(" now| just| definitely| all"),
      either(
        sequence(" moving", noun, many(not(" to"), noun), " to"),
        sequence(" moving to", " a| weekly| monthly| biweekly"),
        sequence(" using", some(not(" for"), noun), " for"),
        sequence(
          " hiring",
          not(either(sequence(" a", b), sequence(" an", b), " people| for")),
          noun,
          many(not(" for| as"), noun),
          " for| as",
        ),
        sequence(" keeping", " the| our"),
        sequence(
          " doing",
          " a| the| christmas",
          some(not(" at| as| in| for| instead| with"), noun),
          either(sequence(" at| as| in| for| instead| with", b), atEnd),
        ),
        " dropping support",
        sequence(" fixing", some(not(" at"), noun), " at"),
        " renting the",
        sequence(" writing", " the| my", some(not(" in"), noun), " in"),
        " telling it| calling the| charging| pricing",
        sequence(" publishing", " on| in| with"),
        sequence(" launching", " on| with| without"),
        sequence(" meeting", " at| on| every"),
      ),
      not(notChosen),
      " ",
      word,
    ),
    sequence(" we're", " a| an", some(not(" shop| team| house"), noun), " shop| team| house", either(" now", atEnd)),
    sequence(" all of them will be", " ", word),
    sequence(" we want", " all| every| each", not(" the| of| my| our"), some(not(" in"), noun), " in", " ", word),
    sequence(" we're| i'm", " settled on", not(notChosen), " ", word),
    sequence(
      not(generic),
      some(not(" mandatory"), noun),
      " is| are",
      " mandatory| compulsory",
      " for",
      " all| every| everyone| everybody",
      b,
    ),
    sequence(
      " we",
      " picked| chose| went with| went for",
      " the| our",
      not(notChosen),
      some(not(overOther), noun),
      overOther,
      " ",
      word,
    ),
    sequence(" the| our", many(not(named), noun), named, " is going to be| will be| stays", " ", word),
    sequence(
      " all| every| each",
      not(ofOne),
      some(not(allDo, b), noun),
      allDo,
      either(atEnd, sequence(not(notChosen), " ", word)),
    ),
    sequence(
      " everything",
      maybe(not(" goes"), not(" runs"), noun),
      maybe(not(" goes"), not(" runs"), noun),
      " goes through| goes to| runs through| goes into| goes via| has to go through",
      " ",
      word,
    ),
    sequence(
      not(many(not(longAgo, b), " ", word), longAgo, b),
      groupOf,
      maybe(" has| have"),
      maybe(" all| just| unanimously| both| finally| now"),
      groupChose,
      not(notChosen),
      " ",
      word,
    ),
    sequence(
      either(
        sequence(" we're| we are| we'll| we will", noun),
        sequence(" the", some(not(" is", b), noun), " is", noun),
      ),
      some(not(" then"), noun),
      " then",
      atEnd,
    ),
    sequence(some(not(throughout, b), noun), sequence(throughout, maybe(noun, maybe(noun)), atEnd)),
    sequence(
      not(either(generic, sequence(" it", b), sequence(" there", b), sequence(" he", b), sequence(" she", b))),
      some(not(" is| are", b), noun),
      " is| are",
      not(everywhere),
      noun,
      maybe(not(everywhere), noun),
      maybe(not(everywhere), noun),
      maybe(not(everywhere), noun),
      everywhere,
      b,
    ),
    sequence(" we", " picked| chose| went with", " the| our", not(notChosen), noun, maybe(noun), maybe(noun), atEnd),
    sequence(
      " let's| lets",
      " stick with| stick to| settle on| use the| keep the",
      not(notChosen),
      noun,
      many(not(" first| again| for now"), noun),
      atEnd,
    ),
  ),
);
const smallNumber = matcherOf(" two| three| four| five| six| seven| eight| nine| ten| eleven| twelve");
const unit = sequence(
  " years| months| weeks| days| hours| minutes| seconds| percent| people| seats| guests| euros| dollars| pounds| pages| words| meters| metres| feet| inches| liters| litres| square| kilos| kg| km| cm| mm| mb| gb| tb| m2| m| by| wide| long| deep| high| tall",
  b,
);
const bounded = either(
  sequence(
    " is| are|'s",
    maybe(" only| just"),
    either(sequence(" ", some(within("09")), maybe(within("..,,"), some(within("09")))), smallNumber),
    maybe(" and a half"),
    unit,
  ),
  sequence(
    " has to be| have to be| must be| needs to be| is fixed at| are fixed at| is set at| is capped at| is limited to",
    maybe(" at least| at most| under| over| below| above| exactly"),
    sequence(" ", within("09"), many(sequence(not(within("  ")), any))),
  ),
  sequence(" takes", " at least| at most| up to", either(sequence(" ", within("09")), smallNumber)),
  sequence(
    " costs| covers| cover| weighs| measures| lasts| needs| carries| allows| pays",
    maybe(" at least| at most| only| exactly| up to| about"),
    either(
      sequence(" ", maybe(within("$$\u20ac\u20ac\u00a3\u00a3")), within("09"), many(sequence(not(within("  ")), any))),
      sequence(smallNumber, unit),
    ),
  ),
  sequence(
    " can't| cannot| can only| doesn't| does not| won't",
    " ",
    word,
    " more than| over| above| up to| less than",
    either(
      sequence(" ", maybe(within("$$\u20ac\u20ac\u00a3\u00a3")), within("09"), many(sequence(not(within("  ")), any))),
      smallNumber,
    ),
  ),
  sequence(" can't be", " refunded| upgraded| extended| moved| changed| removed| replaced| drilled"),
  sequence(" contains", " asbestos| nuts| gluten| lead"),
  sequence(" contain", " asbestos| nuts| gluten| lead"),
  sequence(" runs", " debian| ubuntu| windows| node| php| python| java| ios| android", " ", within("09")),
  sequence(" ends| starts| closes", " in", monthName),
  sequence(" has| have| got| holds| takes", " only| exactly", either(" one", smallNumber, sequence(" ", within("09")))),
  sequence(" is| are", " closed on"),
  sequence(" can't be", " larger| longer| bigger| heavier| wider| taller| more", " than"),
);
const happens = matcherOf(
  " runs until the end of| runs until| is valid until| lasts until| starts| start| ends| closes| opens| begins| expires| runs out| is due| lands| departs",
);
const limitNoun = matcherOf(
  " opening hours| notice period| closing date| word count| page count| allowance| deadline| capacity| due date| maximum| minimum| ceiling| deposit| budget| cutoff| limit| quota| rent| cap",
);
const isAmount = sequence(
  " is| are|'s| was set at| of| stands at",
  maybe(" capped at| fixed at| exactly| at most| around| on the| about| only| the| max| at| on"),
  " ",
  maybe(within("$$\u20ac\u20ac\u00a3\u00a3az")),
  maybe(within("$$\u20ac\u20ac\u00a3\u00a3")),
  within("09"),
  many(sequence(not(within("  ")), any)),
);
const constrains = either(
  sequence(
    " doesn't| does not| don't| can't| cannot| won't",
    " go| fit| take| accept| hold| handle| get| exceed",
    " above| over| below| beyond| more than| past| anything| through",
  ),
  " refuses anything| rejects anything| only accepts| only accept| only takes| only take| only allows| only supports| only works| only runs| only opens| only open| only fits| only holds| only seats| maxes out at| tops out at| is capped at| are capped at| is limited to| are limited to| seats only| fits only| holds only| uses a wheelchair| is in a wheelchair| only have until| only has| only big| have only| we only own",
);
const placed = matcherOf(" in the| at the| on the| on site| nearby| in our| in this");
const allergic = either(
  sequence(" allergic to", not(" basically ")),
  " allergy to| intolerant to| celiac| coeliac| diabetic| lactose intolerant| deaf| colorblind| colourblind| color blind| colour blind| vegetarian| is vegan| nut allergies| nut allergy",
);
const measured = either(
  sequence(
    " is| are| 's|'s",
    maybe(" only| exactly| just| about"),
    " ",
    some(within("09")),
    many(sequence(not(within("  ")), any)),
    maybe(" by | to | or | and ", some(sequence(not(within("  ")), any))),
    " years old| percent| minutes| meters| metres| liters| litres| inches| square| people| euros| hours| pages| feet| amps| wide| tall| deep| long| cm| mm| km| kg| mb| gb| m",
  ),
  sequence(
    " owes| owe",
    many(" ", some(sequence(not(within("09  ")), any))),
    " ",
    maybe(sequence(not(within("  09")), any)),
    within("09"),
    many(sequence(not(within("  ")), any)),
  ),
  " was appraised at| was valued at",
  sequence(" closes at | opens at | ends at ", within("09"), many(sequence(not(within("  ")), any))),
  sequence(
    " holds| seats| fits| sleeps| lasts",
    maybe(" only| about| up to| at most"),
    either(sequence(" ", within("09"), many(sequence(not(within("  ")), any))), smallNumber),
  ),
  sequence(
    " has",
    maybe(" only"),
    either(
      sequence(" ", within("09"), many(sequence(not(within("  ")), any)), " gb"),
      sequence(" ", within("09"), many(sequence(not(within("  ")), any)), " mb"),
    ),
  ),
  " expires on| expires in",
  sequence(" costs ", within("09"), many(sequence(not(within("  ")), any))),
  sequence(" is only ", within("09"), many(sequence(not(within("  ")), any))),
  " only goes up to| runs only",
);
const counted = sequence(
  either(sequence(" ", some(within("09"))), smallNumber),
  " ",
  not(
    "minutes|seconds|tabs|versions|tables|rows|columns|questions|problems|errors|ideas|options|things|issues|days left|choices|files|percent",
  ),
  some(sequence(not(within("  ")), any)),
);
const aged = sequence(" is| are", " ", some(within("09")), maybe(" and ", some(within("09"))));
const dated = either(
  sequence(" is| are", many(" on| at| due| fixed for| set for"), maybe(" the"), " ", some(within("09")), "th|st|nd|rd"),
  sequence(
    " is| are",
    maybe(" on| due on| due"),
    " january| february| march| april| may| june| july| august| september| october| november| december",
    " ",
    some(within("09")),
    maybe("th|st|nd|rd"),
  ),
  sequence(
    " deadline| exam| flight| due date| appointment| hearing| interview| wedding| surgery| trial",
    " is|'s",
    many(" on| at| by| due"),
    maybe(" this| next"),
    either(weekday, sequence(" ", within("09"), many(sequence(not(within("  ")), any)))),
  ),
);
const amount = either(
  sequence(" ", maybe(within("$$\u20ac\u20ac\u00a3\u00a3")), within("09"), many(sequence(not(within("  ")), any))),
  " one",
  smallNumber,
);
const atMost = matcherOf(" and no more| at least| at most| maximum| tops| max");
const measure = matcherOf(
  " kb| mb| gb| tb| calls| requests| words| characters| litres| liters| metres| meters| seats| people| hours| minutes| pages| euros| dollars| a day| a minute| per| of ram| a| slots| beds",
);
const limitedTo = either(
  sequence(
    " must| may| can| has to| have to| needs to",
    " stay| be| have| hold",
    " below| under| above| at most| at least| no more than| up to| within",
    amount,
  ),
  sequence(
    " takes| does| holds| gets| allows| covers| seats| fits| carries| has",
    amount,
    many(not(atMost), " ", word),
    atMost,
  ),
  sequence(
    either(
      " gives us| gives me| we get",
      sequence(" caps", some(not(" at"), noun), " at"),
      " is capped at| has| have| is frozen at",
      sequence(" can manage", maybe(" maybe| only| about")),
    ),
    amount,
    maybe(" ", some(sequence(not(within("  ")), any))),
    measure,
  ),
  sequence(" is frozen at", amount),
  sequence(
    " has to| have to| must",
    " run| stay| be stored| live",
    " in",
    " ",
    word,
    many(not(" or"), " ", word),
    either(
      " contract| law| residency",
      sequence(some(within("az")), "-", some(sequence(not(within("  ")), any)), "-", within("09")),
    ),
  ),
);
const busyUntil = matcherOf(
  " is shut| is closed| are closed| is frozen| is at capacity| blocks| covers| are covered| is booked| is blocked| is unavailable| is away| is at work| i'm at work| runs| run| we land| i land| submission is| pays out",
);
const atTime = sequence(
  " until| till| through| from| on| at| in",
  maybe(" the"),
  either(
    sequence(" ", within("09"), many(sequence(not(within("  ")), any))),
    sequence(weekday, maybe("s")),
    monthName,
    " the new year| noon| midnight| two halves",
  ),
);
const stuckOn = either(
  sequence(" is| are| which is", " stuck on"),
  sequence(
    " is| are",
    " on",
    either(
      " utc",
      sequence(" python ", within("09")),
      sequence(" node ", within("09")),
      sequence(" java ", within("09")),
      sequence(" php ", within("09")),
    ),
  ),
  " shares its| share their| doesn't reach| don't reach",
  sequence(" exists| exist", " on paper only"),
  sequence(" has| have", " a maintenance window"),
  sequence(" uses| use", " semicolons"),
);
const keptOut = matcherOf(" away from| out of| off the| off my| off our| off");
const missing = sequence(" left| today| tonight| tomorrow| yet| anymore| lately", b);
const notTo = either(" will not be| won't be| must not| may not", sequence(" doesn't| does not", ahead(policyAct)));
const notAct = sequence(
  either(
    stative,
    " tell whether| gets old| too late| happened| thought| happens| listens| answers| listen| answer| learnt| bought| heard| knows| works| gonna| again| found| wrote| could| would| stops| seems| spoke| comes| fails| been| seen| knew| went| made| said| ends| came| read| felt| took| told| gave| sure| gets| left| sent| this| that| more| less| had| got| did| saw| met| ate| the| in| as| a| happen| going| paid| won| lost| stop| fail| became| began| fear| mind| underestimate| forget| give up| trusting| trust| change a| skip",
  ),
  b,
);
const stativeOfOne = sequence(
  " understands| remembers| believes| realizes| deserves| expects| matters| answers| listens| replies| notices| appears| follows| prefers| happens| trusts| thinks| enjoys| sounds| agrees| exists| laughs| likes| knows| wants| cares| minds| means| feels| seems| looks| loves| hates| needs| hears| reads| helps| lives| comes| asks| sees| says| wins| dies| does| has| was| is",
  b,
);
const barred = either(
  " is out| are out| is banned| are banned| is forbidden| are forbidden| not allowed| is prohibited| are prohibited",
  sequence(" is| are", " something we", " don't| never", not(stative)),
  sequence(" don't| doesn't", " belong"),
  sequence(" never leave", maybe("s")),
  sequence(" isn't| aren't| is not| are not", " allowed| permitted| acceptable"),
);
const isOutNow = matcherOf(" is out| are out|'s out| is off the menu| is dead");
const insteadIn = matcherOf(" is in| are in|'s in");
const chooser = either(
  sequence(
    " the",
    " partners| department| union| members| school| whole family| chef and i| committee| parents| council| client| family| editor| board| group| owner| kids| team| boss",
  ),
  " both of us| all of us| everybody| everyone| they all| we both| we all| my boss| parents| kids| we",
);
const landed = matcherOf(" landed on| agreed on| agreed| decided on| settled on");
const agreedOnIt = matcherOf(
  " agreed on that| agreed on it| agreed to it| agreed unanimously| both said yes| all said yes| signed off on it| signed off| has it in writing| have it in writing| voted for it| shook on it",
);
const votedIt = sequence(" voted| signed| waved", " it| that| this", " through| off");
const count = either(" one| two| three| four| five| six| seven| eight| nine| ten", sequence(" ", some(within("09"))));
const ruleNoun = matcherOf(
  " prohibition| hard rules| hard limit| constraint| hard rule| red lines| principle| red line| hard no| no-gos| policy| taboos| no-go| rules| taboo| rule| ban",
);
const openNoun = either(
  " up for grabs| unknown so far| big unknown| not settled at all| thing is open| thing is still open| point is open| question is open| loose ends| to resolve| to settle| unknowns| things we don't know| resolve before| what we don't know| nobody could answer| question for later| we don't know yet| question remains| to be clarified| haven't settled| haven't decided| still to decide| open questions| open question| to be decided| could answer| open points| not decided| not settled| to find out| open point",
  sequence(" still open", ahead(" ", end)),
  " unresolved| unanswered| open issue| to clarify| undecided| unsettled| loose end| pending| unclear| tbd| tbc",
);
const listed = sequence(
  " const| let| var| abstaining| options| names| name| languages| countries| cities| artists| characters| places| flights| from| topics| to| title| regards| greetings| thanks| cheers| stops| days| hotels| authors| genres| keywords| tags| is| are| this| these| following",
  b,
);
const pluralWord = sequence(" ", some(not("s", b), sequence(not(within("  ")), any)), "s", b);
const matter = sequence(
  not(listed),
  either(
    pluralWord,
    actingWord,
    " media| transport| music| food| catering| press| sound| light| cake| legal| security| video| photo| budget| insurance| contact| childcare| stage| ux| backend| frontend| marketing| sales| accounting| payroll| communication| translation",
  ),
);
const person = sequence(
  maybe(" the"),
  maybe(" brother| sister| uncle| coach| team| aunt| frau| herr| mrs| mr| ms| dr"),
  " @",
  maybe(either(" from @", sequence(" from", " ", word), " in @| and @| at @")),
);
const somebody = sequence(
  " it| this| that| he| she| i| you| who| what| letter| road| train| flight| bus| prize| name| song| book| film| movie| show",
  b,
);
const handedTo = either(
  sequence(
    " goes| go| has to go| have to go| must go| needs to go| comes| come| runs| run",
    " through| via| past| to",
    either(person, " me"),
    ahead(either(sequence(" ", end), " so | first ")),
  ),
  sequence(
    " is| are| gets| must be| has to be| have to be| will be| needs to be| need to be",
    " kept| owned| run| managed| handled| signed off| cleared| approved| checked| agreed| done| looked after| maintained| written| organized| coordinated| led| decided",
    " by| with| through",
    either(
      person,
      sequence(" the", maybe(" ", word), maybe(" ", word), " team| crew| office| department"),
      sequence(" me", ahead(" ", end)),
    ),
  ),
  sequence(" is| are", " with", person, ahead(" ", end)),
);
const does = either(
  sequence(
    " does",
    not(" that | this | it | not | so | a | have | n't | well | better | what "),
    " ",
    word,
    maybe(" ", word),
    maybe(" ", word),
    ahead(" ", end),
  ),
  sequence(
    " has|'s got| keeps| writes| cooks| brings| bakes| books| orders| checks| updates| drives| prints| films| edits| sells| feeds| waters| cleans| translates| tests| reviews| hosts| moderates| teaches| coaches| collects| pays",
    " the| all the| our| all",
  ),
  sequence(" run| handle| organize| cook| do| bring| manage| lead| own| look after| take care of", " the| our| all"),
  sequence(" is| are|'s", " the| our| my", " person to| one to| ones to| go-to| contact| expert| boss of| owner"),
  sequence(
    " will",
    " do| bring| write| cook| bake| drive| take care of| take| handle| book| buy| order| pay| host| organize| manage| check| translate| look after",
  ),
  sequence(" leads", " the| our"),
);
const role = matcherOf(
  " lead| treasurer| accountant| point person| photographer| coordinator| responsible| moderator| caterer| manager| contact| in charge| driver| captain| editor| owner| admin| go-to| cook| host| dj",
);
const toBe = matcherOf(" is going to be| will be| are going to be| is| are");
const kin = sequence(
  " brother| sister| mother| father| mom| dad| wife| husband| partner| cousin| uncle| aunt| neighbor| neighbour| intern| colleague| assistant| accountant| lawyer| son| daughter",
  b,
);
const toDo = either(
  sequence(
    " is|'s| will be",
    " doing| handling| bringing| taking care| organizing| writing| baking| driving| running| in charge| responsible",
  ),
  sequence(
    " does| handles| brings| will do| will bring| takes care of| looks after| cooks| bakes| drives",
    " the| all",
  ),
);
const ownerVerb = either(
  " keeps the| hands out",
  sequence(
    " does",
    maybe(" ", word),
    either(" photos| texts| letters", sequence(" ", some(sequence(not(within("  ")), any)), "ing")),
  ),
  " has the last word| has the keys",
  sequence(
    " and @",
    " run| handle| own| manage| organize| organise| do the| take care of| look after| are in charge| are responsible| lead",
  ),
  sequence(" is", " our| the| my", maybe(" new| main| official"), role, not(" of the | singer ")),
  " took over| volunteered for| volunteered to| has to sign off| has to approve| must sign off| signs the| buys the| orders the| waters the| will bring the| will buy the",
  sequence(" is on", " music| drinks| food| logistics| it", ahead(" ", end)),
  sequence(
    " is| are| 's|'s| will be| remains| stays| becomes",
    many(" now| still| also| the one| our| my| the| person| contact"),
    " in charge| responsible| handling| running| managing| leading| making the| doing the| taking care| looking after| taking over| organizing| organising| coordinating| on point| to call about| to call for| to ask about| to ask| who| bringing| contact for| lead for| owner of| keeper of| covering| on the hook| driving the| writing the| the owner| maintainer",
  ),
  sequence(" has", maybe(" got"), " the| all the| our"),
  sequence("'s got", " the| all the| our"),
  " maintains| handles",
  sequence(" owns", not(" @")),
  " runs| manages| leads| oversees| coordinates| organizes| organises| negotiates| administers| supervises| curates| looks after| takes care of| takes over",
  sequence(" takes", maybe(" on"), " the", not(" bus| train| stairs| tram| subway| plane| ferry")),
  " deals with",
  sequence(" keeps", " the| our| track"),
  sequence(" does", " the| all| our"),
  sequence(" covers", maybe(" the")),
  " signs off",
  sequence(" decides", maybe(" on| about")),
  " approves| will find out| will handle| will do the| will take| will run| will organize| will organise| will look after| will check| finds out| books the| pays the| writes the| drives the| brings the| holds the| cooks| bakes| guards| answers for| carries the| is the one| the money| designs| reviews| sorts out| sees to",
  sequence(" is our", many(not(" for "), " ", word), " contact"),
  " picks the| prepares",
);
const relativeVerb = either(
  sequence(" is| 's", " in charge| responsible| handling| taking care"),
  " handles| takes care of| looks after| is in charge| will handle| runs the| does the| manages the| signs off",
);
const nameOf = matcherOf(
  " preference| point| market| surname| type| brand| airline| airport| destination| can say| card| genre| qb| player| movie| book| song| show| actor| winner| company| version| mother| father| time| spelling| accent| language| meeting| error| tongue| answer| dog| cat| dish| band| singer| result| favorite| favourite| capital| author| called| title| names| named| name| city| country| day| best",
);
const ownedBy = either(
  sequence(role, many(not(" is", b), " ", word), " is| will be| remains", person, ahead(" ", end)),
  sequence(" sits| sit| rests| rest| lies| lie| stays| remains", maybe(" now| entirely| still"), " with", person),
  sequence(" is| are| lies| rests", " in @'s hands"),
  sequence(" is| are", " @'s", ahead(" ", end)),
  sequence(" is| are", " on @", ahead(" ", end)),
  sequence(
    " is| are| 's| stays| goes| go| falls",
    maybe(" now| still| all| entirely"),
    either(
      sequence(
        " owned| handled| run| managed| led| maintained| done| covered| taken care of| organized| organised| in the hands of| looked after| with| in hand of| under| to| up to",
        maybe(" by"),
        person,
      ),
      sequence(
        maybe(" on"),
        " @'s",
        " plate| job| call| responsibility| department| baby| domain| turf| business| task| area| desk| table| problem| thing| hands| territory| to ",
      ),
      sequence(" me", ahead(" ", end)),
    ),
  ),
  sequence(
    " belongs to| belong to",
    either(sequence(" the @", " crew| team| office| department"), sequence(" @", maybe("'s team"))),
  ),
  sequence(" lands| land", " with| on", person),
  sequence(" ends up| end up", " on @'s desk"),
  sequence(" is| are", " under @'s control"),
  sequence(" is| are", " @'s to", " ", word),
  " by team @| falls to @| lies with @| rests with @",
);
const handed = either(
  " translate| rewrite| rephrase| reword| paraphrase| simplify| proofread| summarize| summarise| fix| check| polish| edit| correct| shorten| turn| convert| compare| count| improve| here's| here is| below| pasted| the following",
  sequence(" this", ahead(" ", end)),
  sequence(" these", ahead(" ", end)),
  " it says| says| writes| wrote| reads| error| warning| log| quote| text| draft| subject| caption| sentence| paragraph| abstract| email| mail| letter",
  sequence(" said", ahead(" ", end)),
  " explain| give me| describe| render",
);

const parseUnreal = production([until(sequence(unreal, b)), unreal, b, rest], () => ({ kind: "unreal" as const }));

const parseDoubtful = production(
  [
    many(
      either(
        sequence(" even if", b),
        sequence(" whatever", " the| our| my", " ", word, " says", b),
        sequence(" says", either(sequence(" the| our| my", authority), office)),
        sequence(either(sequence(" the| our| my", either(authority, stakeholder)), office), " says"),
        sequence(not(doubting, b), any),
      ),
    ),
    doubting,
    b,
    rest,
  ],
  () => ({ kind: "doubtful" as const }),
);

const parseQuestion = production(
  [
    not(literallyOpen),
    not(noMatter),
    many(opener),
    either(sequence(unknownHead, b), sequence(until(sequence(openWord, b)), openWord, b)),
    rest,
  ],
  () => ({ kind: "question" as const }),
);

const parseDeferral = production(
  [
    not(many(opener), " if", b),
    many(opener),
    either(
      sequence(
        not(either(sequence(" see", b), sequence(" talk", b), sequence(" i", b), sequence(" you", b))),
        some(not(postponed, b), " ", word),
        postponed,
        ahead(" ", end),
      ),
      sequence(
        " we'll| we will| we| i'll| i'd| let's",
        " tackle| do| look at| get to| return to| add| build| plan| write| fix| discuss| revisit| pick up| come back to| deal with| sort out| start on| handle",
        not(" you| it "),
        some(not(toCome, b), " ", word),
        toCome,
        b,
      ),
      sequence(
        " leave| hold| keep| save| let's leave| let's hold| let's skip| skip| park",
        some(not(" for now| until| till| for later", b), " ", word),
        " for now| until| till| for later",
        not(" i say| you | it's | the end | golden| tender| cool"),
        b,
      ),
      sequence(
        some(not(" we'll | i'll "), " ", word),
        " we'll| i'll",
        " tackle| do| look at| get to| handle| revisit| discuss",
        " in| after| once| when| later| next",
        b,
      ),
      sequence(" same for", b),
      sequence(" no", not(noThing), some(not(" until"), noun), " until", not(" now"), b),
      sequence(maybe(" we'll| let's| i'll| we| i"), " leave", some(not(leftFor), " ", word), leftFor),
      sequence(
        not(told),
        some(not(" we'll| we will| i'll| we| i", puts, b), noun),
        " we'll| we will| i'll| we| i",
        puts,
        many(not(afterwards), " ", word),
        afterwards,
      ),
      sequence(not(told), some(not(getsTurn), " ", word), getsTurn),
      sequence(" let's not worry about", some(not(" until"), " ", word), " until", b),
      sequence(" we| i", maybe(" agreed| decided| want| 'd like"), " to", " revisit| postpone| hold off", b),
      sequence(waitHead, b),
      sequence(some(not(waitWord, b), any), waitWord, b),
    ),
    rest,
  ],
  () => ({ kind: "deferral" as const }),
);

const parseReversal = production(
  [
    either(
      sequence(many(" ok| no| well| so| hm"), corrected, rest),
      sequence(" so", " we're| we are", " switching to", b, rest),
      sequence(
        many(opener),
        either(takenBack, letGo, notAfterAll, noLongerStands, goneBack, changedMind, agreedBut, givenUp),
        rest,
      ),
    ),
  ],
  () => ({ kind: "reversal" as const }),
);

const parseBan = production(
  [
    many(opener),
    either(
      mustNot,
      outOfBounds,
      neverDo,
      noCircumstances,
      noneOf,
      nobodyDoes,
      outsideLimit,
      refusing,
      keptAway,
      sequence(lasting, houseRule),
    ),
    rest,
  ],
  () => ({ kind: "ban" as const }),
);

const parseDecision = production(
  [
    either(
      sequence(many(not(now), opener), ahead(now), not(until(" no-"), " no-"), fromNowOn, rest),
      sequence(
        many(opener),
        either(
          settled,
          goingWith,
          sequence(
            not(asWhich),
            chosenWord,
            maybe(chosenWord, maybe(chosenWord)),
            " it is",
            maybe(" then| now"),
            either(atEnd, ahead(" for| in", b)),
          ),
          sequence(some(not(andChosen), " ", word), andChosen),
          sequence(not(until(" no-"), " no-"), fromNowOn),
          beDone,
          accepted,
          sequence(lasting, chosenCourse),
        ),
        rest,
      ),
    ),
  ],
  () => ({ kind: "decision" as const }),
);

const parseFact = production(
  [
    not(many(opener), " if", b),
    many(opener),
    either(
      sequence(" only", either(" one", smallNumber), " of", b),
      sequence(
        " their| the| our| my| his| her| your| each| every",
        some(not(either(sequence(bounded, b), " reservation| booking| game| season", sequence(" one", b))), " ", word),
        bounded,
        b,
      ),
      sequence(
        " the| my| our",
        some(
          not(either(sequence(happens, b), " reservation| booking| axis", sequence(" one", b), " plane| train")),
          " ",
          word,
        ),
        happens,
        many(" on| at| in| this| next"),
        either(weekday, monthName, sequence(" ", some(within("09"))), " noon| midnight", smallNumber),
        b,
      ),
      sequence(
        " i| we",
        " can| may",
        " only",
        b,
        many(not(" until| till| on| after| before| from| between| up to"), " ", word),
        " until| till| on| after| before| from| between| up to",
        b,
      ),
      sequence(
        either(" she| he| baby| grandma| grandpa| mom| dad", sequence(" my| our| the", " ", word)),
        " can't| cannot| must not| can not| may not",
        " handle| climb| eat| drink| tolerate| digest| walk| lift| hear| drive| swim| fly",
        not(" to | a look | it | that | this | been "),
        b,
      ),
      sequence(
        either(" she| he| i've| i", sequence(" my", " ", word)),
        maybe(" has| have| got"),
        maybe(" type 1| type 2| an| a"),
        many(" severe| nut| peanut| food| latex| pollen"),
        " diabetes| asthma| epilepsy| allergy| allergies| intolerance| dyslexia| adhd| arthritis",
        b,
      ),
      sequence(" by law", b),
      sequence(
        " i'm| i am| she's| he's",
        " left-handed| right-handed| dyslexic| pregnant| vegan| on crutches| in a wheelchair",
        b,
      ),
      sequence(
        maybe(" new"),
        " date| deadline| budget| rate",
        many(" is| the| on"),
        " ",
        maybe(within("$$\u20ac\u20ac\u00a3\u00a3")),
        within("09"),
        many(sequence(not(within("  ")), any)),
        b,
      ),
      sequence(
        either(" i", sequence(" my", " ", word)),
        " only",
        " speaks| speak| eats| eat| drink| reads| read| works| work",
        b,
      ),
      sequence(" it", " starts| ends| closes| opens| runs out| expires", " on", b),
      sequence(
        maybe(" maximum| their| total| your| hard| the| our| its| max| my"),
        many(not(limitNoun, b), " ", word),
        limitNoun,
        many(not(isAmount, b), " ", word),
        isAmount,
        b,
      ),
      sequence(some(not(constrains, b), " ", word), constrains, b),
      sequence(" i| we", " only", " have| got| get| own", b),
      sequence(" there's no", not(noThing), b, some(not(placed, b), " ", word), placed, b),
      sequence(" she's| he's| i am| our| the| she| i'm| my| he| we| i", many(not(allergic), " ", word), allergic, b),
      sequence(
        " the| my| our| each| every",
        some(not(measured, b), " ", some(sequence(not(within("  ''")), any))),
        measured,
        b,
      ),
      sequence(
        " we have| we've got| i've got| there will be| there are only| we only have",
        maybe(" only| about| around| exactly| just"),
        counted,
        b,
      ),
      sequence(" my| our", some(not(aged, b), " ", word), aged, ahead(" ", end)),
      sequence(" i| we", " live", " in| on the", not(" the moment| hope| fear| peace| edge"), b),
      sequence(
        not(" who| someone| anyone| everyone| something"),
        " ",
        word,
        " is",
        maybe(" severely| badly"),
        allergic,
        b,
      ),
      sequence(" the| my| our", some(not(dated, b), " ", word), dated, b),
      sequence(not(told), some(not(bounded, b), noun), bounded, b),
      sequence(not(told), some(not(limitedTo, b), " ", word), limitedTo, b),
      sequence(not(told), some(not(busyUntil, b), noun), busyUntil, many(not(atTime, b), " ", word), atTime, b),
      sequence(not(told), some(not(stuckOn, b), noun), stuckOn, b),
      sequence(
        " we have| we've got| there's| there is",
        " only| exactly",
        either(" one", smallNumber, sequence(" ", some(within("09")))),
        " ",
        word,
      ),
      sequence(
        " we have| we've got",
        either(" one", smallNumber),
        some(not(" for"), noun),
        " for",
        " all| the lot| everyone| everybody| the whole",
        b,
      ),
      sequence(
        either(" one", smallNumber, " some| several"),
        " of",
        " them| us| the guests| the kids| my guests",
        " is| are| has| have",
        maybe(" severely| badly"),
        " coeliac| celiac| vegan| vegetarian| allergic| diabetic| deaf| blind| lactose| nut| left-handed| pregnant",
        b,
      ),
      sequence(
        either(sequence(" my", noun), sequence(" ", word)),
        " has a",
        either(
          " pacemaker",
          sequence(" bad", " back| knee| hip| heart"),
          sequence(" hip| heart| back| knee", " problem| condition"),
          " heart condition",
        ),
        b,
      ),
      sequence(" only", either(sequence(" ", some(within("09"))), smallNumber), " of", " the| our| my", " ", word),
    ),
    rest,
  ],
  () => ({ kind: "fact" as const }),
);

const parseRefusal = production(
  [
    either(
      sequence(
        many(opener),
        many(" so| please| also| always| you| we| i| staff| guests| kids| absolutely"),
        either(
          sequence(" keep| leave", some(not(keptOut), noun), keptOut, b),
          sequence(
            " don't| do not| dont| must not| may not| will not| won't",
            not(either(stative, sequence(" forget| worry| bother| hesitate| ask me| remind", b))),
            " ",
            word,
          ),
          sequence(" don't| do not", " want any", not(noThing), noun),
          sequence(" no more", not(noThing), noun, noun, many(not(missing), noun), atEnd),
          sequence(not(generic), some(not(notTo), noun), notTo, " ", word),
          sequence(
            " never",
            maybe(" ever"),
            not(notAct),
            not(" ever| with| for| on| at| of| to| and| or| even| mind", b),
            " ",
            word,
          ),
          sequence(" can't| cannot", act, " ", word),
          sequence(" stop| quit", actingWord),
          sequence(
            either(sequence(" no", not(noThing)), " not a single| not one"),
            some(not(missing), " ", word),
            atEnd,
          ),
          sequence(" nobody| no one", not(stativeOfOne), " ", word, " ", word),
          sequence(" nothing", not(" works| helps| happens| new| else| much", b), " ", word, " ", word),
          sequence(" not in my", " house| kitchen| shop| class| name| code| garden| office| home"),
        ),
        rest,
      ),
      sequence(many(opener), not(generic), some(not(barred, b), noun), barred, rest),
    ),
  ],
  () => ({ kind: "refusal" as const }),
);

const parseAmendment = production(
  [
    many(opener),
    maybe(" but| so| and"),
    either(
      sequence(" that's| that is", " off| gone| dead| history"),
      sequence(" now", b),
      " make it| let's make it| ignore that| forget that| drop that| scrap that",
      sequence(
        either(" it's| it is| they're| we're| we are", sequence(" the", noun, " is")),
        noun,
        many(not(" now"), noun),
        " now",
        atEnd,
      ),
      sequence(" it's| it is| we're", " going to be"),
      sequence(" we need", noun, maybe(noun), " now", atEnd),
      sequence(some(not(" instead"), noun), " instead", atEnd),
    ),
    rest,
  ],
  () => ({ kind: "amendment" as const }),
);

const parseDismissal = production(
  [
    either(
      sequence(
        many(opener),
        " forget| drop| kill| skip| cancel| ditch| lose| scrap| scratch| strike",
        not(" it| to| me| about| that| this", b),
        maybe(" the| our| my"),
        not(noThing),
        sequence(not(textual, b), noun),
        maybe(not(textual, b), noun),
        maybe(not(textual, b), noun),
        maybe(not(textual, b), noun),
        maybe(not(textual, b), noun),
        atEnd,
      ),
      sequence(many(opener), " no", not(noThing), some(not(afterAll, b), noun), afterAll, atEnd),
      sequence(many(opener), not(generic), some(not(isOutNow), noun), isOutNow, atEnd),
      sequence(many(opener), " ", some(sequence(not(within("  ''")), any)), "'s out", atEnd),
    ),
  ],
  () => ({ kind: "dismissal" as const }),
);

const parseReplacement = production(
  [
    many(opener),
    either(
      sequence(" ", some(sequence(not(within("  ''")), any)), "'s in", atEnd),
      sequence(some(not(insteadIn), noun), insteadIn, atEnd),
      sequence(" let's", not(" see| be| go home"), " ", word, " ", word),
      sequence(
        " we're",
        " doing| taking| having| using| booking| serving| building",
        not(" it| great| fine"),
        " ",
        word,
      ),
      sequence(
        " they want| we want| we're| we are| we'll| we will| let's| i'm| i'll",
        some(not(" instead"), " ", word),
        " instead",
        atEnd,
      ),
      sequence(not(told), some(not(" instead"), noun), " instead", atEnd),
    ),
  ],
  () => ({ kind: "replacement" as const }),
);

const parseReversalTail = production(
  [
    many(opener),
    " contrary to",
    " yesterday's| yesterday| the old| earlier| what| last| our| my",
    many(" ", word),
    " ",
    end,
  ],
  () => ({ kind: "reversal_tail" as const }),
);

const parseEmphaticTail = production(
  [
    many(opener),
    " period| full stop| end of story| for good| once and for all| make that a rule| make that a fixed rule| make it a rule| i mean it",
    many(either(" please| now| then", sequence(" in", some(" ", word)))),
    " ",
    end,
  ],
  () => ({ kind: "emphatic_tail" as const }),
);

const parseClosingTail = production(
  [
    many(opener),
    " end of discussion| end of debate| and that's that| that's that| no discussion| no debate| no further discussion| no more discussion| not up for debate| not up for discussion",
    many(" please| now| then"),
    " ",
    end,
  ],
  () => ({ kind: "closing_tail" as const }),
);

const parseBanTail = production(
  [
    many(opener),
    either(
      sequence(
        " our| my| the",
        maybe(not(stakeholder), noun),
        stakeholder,
        " was| is| were",
        maybe(" very| pretty| quite"),
        " firm| clear| strict| adamant",
        maybe(" on| about", " it| that"),
      ),
      sequence(" that's| it's", " been", maybe(" the| our"), " policy| rule", many(" ", word)),
      " that rule has no exceptions",
      sequence(" we", maybe(" all| both"), " promised", " them| her| him| each other"),
      sequence(
        " that's| that is| this is| it's",
        maybe(" the| a| our| my"),
        " fireable offense| house rule| principle| policy| rules| rule| law",
      ),
      sequence(
        either(sequence(" the| our| my", authority), office),
        either(
          sequence(" made that", many(" ", word), " clear"),
          sequence(
            " was| is| were",
            maybe(" very| pretty| quite| crystal| really"),
            " firm| clear| strict| adamant",
            maybe(" on| about", " it| that"),
          ),
          sequence(" was", some(" ", word), " about", " it| that"),
          " says so| insists| insist| forbids it",
        ),
      ),
      sequence(" says| say", either(sequence(" the| our| my", authority), office)),
      " house rule| that goes for| ever| not ever| not one| none| never ever| no exceptions| no exception| without exception| under any circumstances",
      sequence(" no matter", " what"),
      sequence(" whatever", some(" ", word)),
      " not even once| not once| that's a hard rule| hard rule| strict rule| that's an absolute no| it's a hard no| zero exceptions| no ifs",
      sequence(maybe(" this is| it's| that's"), maybe(" school| company| our| firm| house"), " policy"),
      " never",
    ),
    many(
      either(
        " please| here| really| at all| and i mean it| no buts| for us",
        sequence(" in", " this| our", " ", word),
        " in this house",
        sequence(" from", " ", word),
        sequence(" every", " ", word),
      ),
    ),
    " ",
    end,
  ],
  () => ({ kind: "ban_tail" as const }),
);

const parseDecisionTail = production(
  [
    many(opener),
    either(
      sequence(
        maybe(" it's| that's| this is| it is| that is| and that's| and it's| is| which is"),
        maybe(" all| now| been"),
        " decided and booked| our final decision| the deal is signed| signed and sealed| my final decision| written in stone| carved in stone| booked and paid| my final answer| not negotiable| non-negotiable| a done thing| set in stone| final answer| a done deal| settled now| done deal| locked in| unanimous| settled| decided| agreed| final| locked| sealed",
        many(
          either(
            " now| then| unanimously| anymore| any more| today| by everyone| by both teams",
            sequence(" with", some(" ", word)),
            sequence(" at the", some(" ", word)),
            sequence(" in", maybe(" the"), " ", word),
          ),
        ),
        " ",
        end,
      ),
      sequence(
        " closed topic| topic closed| case closed| discussion closed| discussion over| debate over| no more suggestions| no more debate| no going back| there's no going back| no turning back| my mind is made up| our minds are made up| mind made up| i've made up my mind| decision made| the vote is over| the style guide vote is over",
        many(either(" now| needed| please", sequence(" with", some(" ", word)))),
        " ",
        end,
      ),
      sequence(
        chooser,
        maybe(" have| has|'ve"),
        maybe(" all| both| just"),
        " voted on it| voted for it| agreed on it| agreed on that| agreed| shook on it| shook hands on it| signed off on it| signed off| decided| approved it| approved| voted",
        many(
          " and it's settled| and it's final| last night| already| unanimously| yesterday| today| this morning| on monday| together",
        ),
        " ",
        end,
      ),
      sequence(
        " approved by| signed off by| agreed with| decided with",
        " ",
        word,
        maybe(" ", word),
        maybe(" ", word),
        " ",
        end,
      ),
      sequence(
        maybe(" it| that| this| which| so that| and that"),
        maybe("'s| is"),
        either(
          sequence(" what we", " landed on| agreed on| agreed| decided| settled on| chose| do now"),
          " how we do it| how we decided| how it stays| our line now| the plan now| our plan now| the rule now| our final choice| our choice| my choice| our decision| my decision",
        ),
        maybe(" and it stays"),
        maybe(" now"),
        " ",
        end,
      ),
      sequence(
        " that's| that is| that was| this was",
        either(
          sequence(" what", some(not(landed, b), " ", word), landed),
          sequence(
            " the",
            " outcome| result| decision| verdict| conclusion| consensus| architecture",
            maybe(" of| from| in", some(" ", word)),
          ),
        ),
        maybe(" and it stays"),
        " ",
        end,
      ),
      sequence(
        some(not(agreedOnIt, b), " ", word),
        agreedOnIt,
        maybe(either(weekday, " unanimously| yesterday| today| this morning")),
        " ",
        end,
      ),
      sequence(
        " everything is| it's already| already| that's| it's| all",
        " booked already| booked| signed| paid",
        " ",
        end,
      ),
      sequence(
        " we signed",
        maybe(" it| the contract"),
        either(" yesterday| today| this morning| last night", sequence(" on", weekday)),
        " ",
        end,
      ),
      sequence(
        " signed off",
        either(" yesterday| today| this morning| last night", sequence(" on", weekday)),
        " ",
        end,
      ),
      sequence(" it| that", " stays", maybe(" that way| on"), " ", end),
      sequence(" decision| choice| call| pick", maybe(" is| was|'s"), " made| final| taken", " ", end),
      sequence(
        maybe(" as| that's"),
        " agreed with| agreed on with| discussed and agreed| decided with| confirmed with| signed off with",
        some(" ", word),
        " ",
        end,
      ),
      sequence(" per", " today's| yesterday's| last week's| the", some(" ", word), " ", end),
      sequence(some(not(votedIt), noun), votedIt, " ", end),
      sequence(" that's| it's| this is", " fixed in", some(" ", word), " ", end),
      sequence(" that's| it's", " through the", " board| council| committee", many(" ", word), " ", end),
      sequence(" everyone's| everybody's| they've all| all of them have", " said yes", " ", end),
      sequence(" it's been| it's now| it has been", " signed| agreed| decided| approved", " ", end),
      sequence(" we went through this with", some(" ", word), " ", end),
      sequence(count, " votes to", count, " ", end),
    ),
    rest,
  ],
  () => ({ kind: "decision_tail" as const }),
);

const parseDeferralTail = production(
  [
    many(opener),
    either(
      sequence(" not in this", " version| release| sprint| phase| edition| round"),
      sequence(" in a later", " version| release| sprint| phase| edition"),
      " next release maybe| someday maybe| another time| some other time| another day| not now| not yet| not today| later| much later| maybe later| after launch| after the launch",
      sequence(" after the", some(" ", word)),
      " after that",
      sequence(" after we", some(" ", word)),
      " next year| next quarter| next month| next season| next sprint| next release| next time| in phase two| phase two| in v2| when we have time| when there's time| until further notice| until then| parked| postponed| on hold| shelved| deferred| on ice| for later| can wait| someday| one day",
    ),
    many(" please| then"),
    " ",
    end,
  ],
  () => ({ kind: "deferral_tail" as const }),
);

const parseWhenTail = production(
  [
    many(opener),
    either(
      sequence(" once", some(" ", word)),
      sequence(" when we", some(" ", word)),
      sequence(" when the", some(" ", word)),
      sequence(" when there", some(" ", word)),
      sequence(" we look at it when", some(" ", word)),
      sequence(" we'll look at it when", some(" ", word)),
      sequence(" revisit", some(" ", word)),
      sequence(" not before", some(" ", word)),
      sequence(" not until", some(" ", word)),
      sequence(" only after", some(" ", word)),
    ),
    " ",
    end,
  ],
  () => ({ kind: "when_tail" as const }),
);

const parseQuestionTail = production(
  [
    many(opener),
    either(
      " no idea yet| leave it open| that's an open one| no answers yet| no answer so far",
      sequence(" to be decided", some(" ", word)),
      sequence(" to be discussed", many(" ", word)),
      " i'll think about it",
      sequence(" waiting on", " him| her| them"),
      sequence(" waiting to hear", many(" ", word)),
      " not sure yet| nobody has decided| still thinking",
      sequence(" tbd", some(" ", word)),
      " need to think about it| need to sleep on that| still not settled| still not decided| that's still open| we don't know yet| to be determined| nobody knows yet| no one knows yet| i don't know yet| need to find out| not settled yet| not decided yet| still undecided| to be confirmed| not clear yet| to be decided| no answer yet| still unclear| we don't know| nobody knows| no one knows| not settled| not decided| that's open| still open| undecided| we'll see| dunno yet| unclear| open| tbd| tbc",
      sequence(" we'll only know", many(" ", word)),
      " that's still an open question| that's an open question| we haven't decided yet| i haven't decided yet| still up in the air| i still have to ask| haven't decided yet| park that question| we haven't decided| that remains open| i haven't decided| jury's still out| to be clarified| haven't decided| open question| still pending| up in the air| i'll find out| remains open| note it down| no clue who| no clue yet| pending",
    ),
    many(" yet| either| so far| though"),
    " ",
    end,
  ],
  () => ({ kind: "question_tail" as const }),
);

const parseBanLead = production(
  [
    many(opener),
    many(" and| also| just| only"),
    either(
      sequence(
        many(" the only| another| the one| second| first| one| our| the| my| a"),
        maybe(" firm| strict| hard| absolute| house| general| fixed| golden| only| important| permanent"),
        ruleNoun,
      ),
      " off limits| forbidden| banned| taboo| non-negotiable",
      sequence(" one thing", " that is| that's| is", " sacred| not negotiable| non-negotiable| off limits"),
      sequence(" whatever", " you| i", " do| say| may say"),
    ),
    maybe(either(" here| in this project| in this house| is", sequence(" number", " ", word))),
    maybe(" for| about| on| from| with| in our| in this", noun, maybe(noun), maybe(noun), maybe(noun)),
    " ",
    end,
  ],
  () => ({ kind: "ban_lead" as const }),
);

const parseDecisionLead = production(
  [
    many(opener),
    either(
      sequence(" final", " answer| decision| call| choice| verdict| pick"),
      " done deal| the vote is in",
      sequence(" i've| we've| i| we", " made", " my| our", " choice"),
      " my choice| our choice| our pick",
      sequence(" we've| i've", " made up", " our minds| my mind"),
      " decision made",
      sequence(
        " we've| we have| i've| we",
        maybe(" now| finally| all| both| just"),
        " decided| settled| agreed| voted",
      ),
      sequence(" we're", " aligned| agreed| unanimous"),
      " it's decided| it's settled| our decision| my decision| consensus| after the vote| the team voted| decision| decided| last word| final| it's official| to close this| new rule| new policy| ok final",
      sequence(" agreed with", noun),
    ),
    maybe(" regarding| in| at| about| with| from| for| on| after| at| of", some(" ", word)),
    many(" today| now| then| is| unanimously| yesterday| tonight"),
    " ",
    end,
  ],
  () => ({ kind: "decision_lead" as const }),
);

const parseQuestionLead = production([until(sequence(openNoun, b)), openNoun, b, rest], () => ({
  kind: "question_lead" as const,
}));

const parseDeferralLead = production(
  [
    many(opener),
    either(
      sequence(" not this", " sprint| week| month| quarter| year| release| time"),
      " park this for later| later| postponed| deferred| parked| for later| on hold| shelved| not now| next quarter| next year| backlog| for phase two| phase two| parking lot| on the back burner| not yet| tabled| can wait| to postpone",
    ),
    maybe(" are| is| for| until"),
    b,
    rest,
  ],
  () => ({ kind: "deferral_lead" as const }),
);

const parseReversalLead = production(
  [
    many(opener),
    either(
      sequence(
        " contrary to",
        " what i said| what we said| what i told you| my| our| the old| yesterday's",
        many(" ", word),
      ),
      sequence(" we've| we have| i've| i have| we| i", maybe(" just"), " changed", " our minds| my mind"),
      " plans have changed| plans changed",
      sequence(" change of plan", maybe("s")),
      " i take that back| take that back| scratch that| strike that| scrap that",
      sequence(" forget what", " i| we", " said"),
      " u-turn| plan's changed| the plan's changed",
    ),
    maybe(" for| about| on| with| regarding", some(" ", word)),
    " ",
    end,
  ],
  () => ({ kind: "reversal_lead" as const }),
);

const parseSecondThoughtLead = production(
  [
    many(opener),
    either(
      sequence(
        " the| our| my",
        " client| customer| boss| board| bride| publisher| editor",
        maybe(" just"),
        maybe(" has"),
        " changed",
        " their| his| her",
        " mind",
        maybe("s"),
      ),
      sequence(" i was wrong about", noun, maybe(noun), maybe(noun), maybe(noun)),
      " on reflection",
      sequence(" on second thought", maybe("s")),
      " thinking about it again",
    ),
    " ",
    end,
  ],
  () => ({ kind: "second_thought_lead" as const }),
);

const parseSaidLead = production(
  [
    many(opener),
    maybe(" i know| although"),
    either(
      sequence(
        " we| i",
        maybe(" had|'d"),
        maybe(" all| first| originally"),
        either(
          sequence(" said", not(" goodbye| yes| hi| hello| no | i do")),
          " agreed on| planned| told you| wanted| asked for| decided on| were going to| was going to",
        ),
      ),
      sequence(" we'd| i'd| we had| i had", " said| agreed on| planned| wanted| booked| picked"),
    ),
    " ",
    word,
    rest,
  ],
  () => ({ kind: "said_lead" as const }),
);

const parseOwnerLead = production(
  [
    not(many(not(listed), " ", word), listed),
    either(
      matter,
      sequence(not(matter, " ", end), " ", word, matter),
      sequence(not(matter, " ", end), " ", word, " ", word, matter),
    ),
    ahead(" ", end),
  ],
  () => ({ kind: "owner_lead" as const }),
);

const parseName = production([either(" me", person), " ", end], () => ({ kind: "name" as const }));

const parseOwner = production(
  [
    not(many(opener), " if", b),
    many(opener),
    either(
      sequence(not(somebody), some(not(handedTo, b), " ", word), handedTo, b),
      sequence(person, does, b),
      sequence(maybe(" the| our"), not(matter), maybe(" ", word), matter, " is| are", " @| me", ahead(" ", end)),
      sequence(maybe(" the| our"), matter, " is| are", " @| me", ahead(" ", end)),
      sequence(" our| the", role, maybe(" for| of| at"), many(not(toBe), " ", word), toBe, person, ahead(" ", end)),
      sequence(
        " i'll| i will| i",
        " handle| cook| organize| manage| run",
        " the| all the| all",
        maybe(" ", word),
        maybe(" ", word),
        ahead(" ", end),
      ),
      sequence(" my| our", kin, toDo, b),
      sequence(" i'm| i am", " the one", " dealing with| handling| responsible| doing| running| looking after", b),
      sequence(" our| the", " person| contact", maybe(" for", some(not(" is"), " ", word)), " is", person),
      sequence(" for questions", many(not(" our"), " ", word), " our", " person| contact", " is", person),
      sequence(
        not(told),
        some(not(" sits with me| sit with me| rests with me"), noun),
        maybe(" now"),
        " sits with me| sit with me| rests with me",
        b,
      ),
      sequence(" you'd have to ask", person, b),
      sequence(" if it's about", some(not(" ask"), " ", word), " ask", person, b),
      sequence(
        " hand| send| forward| pass| direct| address",
        " anything| everything| all| any| questions| requests",
        many(not(" to @ "), " ", word),
        " to @",
        b,
      ),
      sequence(" ask| talk to| speak to| contact| call", person, " handles| takes care| is in charge| does the| knows"),
      sequence(person, ownerVerb, b),
      sequence(" my| our", " ", word, relativeVerb, b),
      sequence(
        not(" this| that| it| there| i| we| you| they| let's| to| she| he| how", b),
        not(many(not(nameOf, b), " ", word), nameOf, b),
        some(not(ownedBy, b), " ", word),
        ownedBy,
      ),
      sequence(
        " we've| i've| we| i",
        " assigned| handed| passed| given| gave| give| hand| put",
        some(not(" to @| in charge "), " ", word),
        " to @| in charge",
        b,
      ),
      sequence(
        " i will| i'll| i am| i'm| i",
        " taking care of| responsible for| take care of| in charge of| look after| handle the| doing the| take over| run the| own the| handle",
        b,
      ),
      sequence(" ask| contact| call| talk to| check with", person, " about| for| regarding| if it's about", b),
    ),
    rest,
  ],
  () => ({ kind: "owner" as const }),
);

const parseCommon = production(
  [
    either(
      sequence(
        "responsible|wednesday|questions|september|saturday|thursday|february|november|december|question|contact|tuesday|january|october|monday|friday|sunday|august|check|speak|april|march|june|july|talk|call|park|ask|put",
        end,
      ),
      sequence(
        "everything|everybody|something|everyone|somebody|whatever|although|anybody|someone|nothing|there's|another|neither|whoever|whether|because|however|here's|nobody|anyone|please|that's|what's|before|though|these|those|their|there|which|where|three|every|let's|who's|could|would|we're|we'll|we've|first|while|since|after|until|never|under|this|that|your|it's|they|here|what|when|from|with|some|each|then|okay|also|only|just|does|will|i'll|i've|mine|ours|last|next|both|once|over|same|more|most|many|such|than|the|our|his|her|its|she|you|who|why|how|not|and|but|for|one|two|all|any|now|yes|are|can|i'm|i'd|few|my|it|he|we|no|or|so|if|as|at|in|on|to|of|by|an|ok|do|is|a|i",
        end,
      ),
    ),
  ],
  () => ({ kind: "common" as const }),
);

const parseHanding = production(
  [many(not(handed, b), either(" like this", sequence(" ", word))), handed, b, rest],
  () => ({ kind: "handing" as const }),
);

const parseAsking = production(
  [
    not(
      many(opener),
      " whose| who| what| which| when| where| how",
      some(not(openWord, b), " ", word),
      openWord,
      maybe(" yet| too"),
      " ",
      end,
    ),
    many(opener),
    either(
      " how",
      sequence(" what", not(" we | i ")),
      sequence(" don't you", not(" dare")),
      " can't you| shouldn't| any idea| any tips| wouldn't| doesn't| what's| should| aren't| didn't| wasn't| whats",
      sequence(" which", not(" cloud ")),
      " whose| where| could| shall| would| isn't| when| am i| does| will| were",
      sequence(" have", not(" to ")),
      " whom| why| who| are| did| can| was| has| is",
      sequence(" do", not(" not ")),
    ),
    b,
    rest,
  ],
  () => ({ kind: "asking" as const }),
);

/** Parses a whole text by the rule `doubt`. */
export const parseDoubt = oneOf<Doubt>(parseUnreal, parseDoubtful);

/** Parses a whole text by the rule `clause`. */
export const parseClause = oneOf<Clause>(
  parseQuestion,
  parseDeferral,
  parseReversal,
  parseBan,
  parseDecision,
  parseFact,
);

/** Parses a whole text by the rule `refused`. */
export const parseRefused = oneOf<Refused>(parseRefusal);

/** Parses a whole text by the rule `amended`. */
export const parseAmended = oneOf<Amended>(parseAmendment);

/** Parses a whole text by the rule `dismissed`. */
export const parseDismissed = oneOf<Dismissed>(parseDismissal);

/** Parses a whole text by the rule `replacing`. */
export const parseReplacing = oneOf<Replacing>(parseReplacement);

/** Parses a whole text by the rule `tail`. */
export const parseTail = oneOf<Tail>(
  parseReversalTail,
  parseEmphaticTail,
  parseClosingTail,
  parseBanTail,
  parseDecisionTail,
  parseDeferralTail,
  parseWhenTail,
  parseQuestionTail,
);

/** Parses a whole text by the rule `lead`. */
export const parseLead = oneOf<Lead>(
  parseBanLead,
  parseDecisionLead,
  parseQuestionLead,
  parseDeferralLead,
  parseReversalLead,
  parseSecondThoughtLead,
  parseSaidLead,
  parseOwnerLead,
);

/** Parses a whole text by the rule `ownName`. */
export const parseOwnName = oneOf<OwnName>(parseName);

/** Parses a whole text by the rule `ownerClause`. */
export const parseOwnerClause = oneOf<OwnerClause>(parseOwner);

/** Parses a whole text by the rule `commonWord`. */
export const parseCommonWord = oneOf<CommonWord>(parseCommon);

/** Parses a whole text by the rule `handingClause`. */
export const parseHandingClause = oneOf<HandingClause>(parseHanding);

/** Parses a whole text by the rule `askingClause`. */
export const parseAskingClause = oneOf<AskingClause>(parseAsking);
