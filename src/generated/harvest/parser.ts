// Written by `npm run generate` from grammar/harvest.peggy. Do not edit.

import type {
  AskingClause,
  Clause,
  CommonWord,
  Doubt,
  HandingClause,
  Lead,
  OwnName,
  OwnerClause,
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

const unreal = matcherOf(
  " protagonist| my character| the character| the hero| main character| the villain| fictional| in fiction| in a story| in a novel| in a movie| in a film| fairy tale| never have i| 'd have to|'d have to| would have to| thinks| believes| reckons| claims| according to| apparently| allegedly| supposedly| hypothetically| suppose| supposing| imagine| pretend| let's say| say we| what if| in the novel| in the story| in the film| in the movie| in the game| in my novel| in my story| in the play| kidding| just joking| if i were| if we were| if you were| were to| for example| e.g| in theory",
);
const b = ahead(" ");
const doubting = either(
  " if| unless you| some say| people claim| some people| claim| argue| neighbor says| neighbour says| article says| website says| book says| blog says| internet says| google says| friend says| friends say| one should| is it true| hypothetically| thinking about| thinking of| considering| i suppose| should we| supposing| let's say| probably| possibly| i wonder| should i| assuming| not sure| perhaps| i guess| i think| suppose| imagine| pretend| what if| leaning| tempted| say we| if you| if the| maybe| might| could",
  sequence(" would", not(" not be ")),
  " if we| if it| as if| if i",
  sequence(
    " i'd",
    not(
      either(
        " rather not | said | agreed | planned | decided ",
        sequence(" like to", " reverse| take back| withdraw| undo| retract| revoke| cancel"),
      ),
    ),
  ),
  " in this sentence| for this answer| in this message| for this reply| in this answer| for the moment| in this reply| remind me how| according to| for a second| for a moment| in the novel| in the story| in the movie| always said| in the film",
  sequence(" in the book", not(" i ")),
  " in the game| just joking| apparently| people say| my trainer| paraphrase| allegedly| says that| this time| unit test| the regex| write the| draft the| translate| proofread| summarize| summarise| how would| what does| they say| she says| she said| for once| write an| write me| write us| draft an| rephrase| how does| why does| what are| used to| he says| he said| told me| for now| write a| draft a| explain| rewrite| how can| why are| what do",
  sequence(" what is", not(" left ")),
  " tell me| give me| show me| kidding| define| how do| why do| why is| lol jk| swear| rumor| wish",
);
const opening = matcherOf(
  " pull request| ticket| issue| bug| pr| connection| restaurant| pharmacy| account| kitchen| museum| window| bakery| browser| office| socket| market| border| store| modal| valve| cafe| shop| door| gate| file| menu| bank| pool| road| tab| gym| bar",
);
const word = some(sequence(not(within("  ")), any));
const literallyOpen = sequence(many(not(opening), " ", word), opening, maybe("s"), " is| are| stays| remains", b);
const opener = sequence(
  either(
    " my notes say| it turns out| turns out| good news| bad news| update| hey| hi| guys| actually| alright| right| okay| well| fine| yeah| and| but| hmm| yes| yep| ok| so| hm| oh",
    sequence(" no", ahead(" no| we| i| scratch| forget| wait")),
    " keep in mind that| just so you know| let's note that| one more thing| after all that| for the record| going forward| remember that| to be clear| from now on| let me note| in any case| by the way| you know what| as discussed| from here on| quick note| in the end| guess what| either way| definitely| as agreed| therefore| note that| meanwhile| or rather| heads up| reminder| honestly| although| at least| hold on| finally| because| morning| besides| and yes| anyway| second| listen| thanks| please| though| really| sorry| first| third| again| great| since| wait| also| then| note| look| good| plus| just| now| fyi| btw| ugh| uh| um",
  ),
  b,
);
const end = not(any);
const noMatter = sequence(
  many(opener),
  " i| we",
  maybe(" still"),
  " haven't| have not",
  maybe(" really"),
  " decided| settled| agreed",
  maybe(" yet"),
  " ",
  end,
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
    " who| where| whether| which| when| if| what| how many| how much| how long| between| on",
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
  sequence(" no clue", " who| whether| if| yet"),
  " no idea yet| we'll only know| whether to| nobody knows| no one knows| up for debate",
  sequence(" still open", not(" at | on | until | till | late ")),
  sequence(" still", " undecided| unclear| to be decided| missing an answer| no answer| waiting to hear| don't know"),
  " remaining question| the open question| one open question",
);
const openWord = either(
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
  " once| when the| when we| when there| in the next| in a later",
  sequence(" next", " year| month| quarter| sprint| season| release| revision"),
  " in v2| in phase| in version",
  sequence(" later", not(" than")),
  " in the new year| at a later",
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
      sequence(" postpone| defer| shelve", b, not(" for ")),
      sequence(
        " table| park",
        " these| the| that| this| it| our| my| those| all| everything",
        not(" car| bike| van| truck| under open"),
      ),
      " hold off| put off| push back| revisit| come back to| circle back to| get back to| return to",
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
  sequence(" we will| i will| we'll| i'll| we| i", many(not(whenDay), " ", word), whenDay),
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
const choosing = either(
  " standardizing on| standardising on",
  sequence(" switching", maybe(" over"), " to"),
  " migrating",
  sequence(" moving", " to| over to| the| our"),
  " replacing| launching| adopting| choosing| shipping| picking| renaming| selling| hiring| buying| renting| naming| merging| outsourcing",
  sequence(" taking", " mrs| mr| ms| dr| the"),
  sequence(" doing", either(" the", sequence(" it", not(" is")))),
  " calling it",
);
const typed = matcherOf(
  " typos| typo| grammar| spelling| mess| formatting| mistakes| mistake| noise| english| caps| question| details| rest| tone| delay| accent| you | me ",
);
const again = matcherOf(" times| twice| again| constantly| every");
const revokeHead = either(
  sequence(" scratch", " that| the| my| our| this| what| all that", not(" last line | last sentence | last word ")),
  sequence(" scrap", not(" paper | yard | metal ")),
  " strike that| strike what",
  sequence(" forget", not(" it | to | about it | me | about me ")),
  sequence(" never mind| nevermind", " the| what| my| our| about", not(either(typed, sequence(" ", word, typed)))),
  sequence(
    maybe(" i'd like to| i want to| i have to| i hereby| we are| i must| let me| we're| we'll| i am| i'll| i'm| we| i"),
    maybe(" just| now"),
    either(
      " pulling the plug| pulling out of| pull the plug| walking back| taking back| withdrawing| calling off| backing out| back out of| pull out of| retracting| rescinding| bailing on| abandoning| take back| walk back| scrapping| withdraw| revoking| call off| ditching| retract| rescind| bail on| abandon| revoke| nixing| ditch| axing",
      sequence(" reverse", " what we| what i"),
      sequence(" undo", " what we| what i"),
      sequence(" reversing", " myself| course| that| the| my| our"),
      sequence(" reverse", " course| that decision| the decision| my decision"),
      " overturning| undoing| rolling back| backtracking| backpedaling| going back on| go back on| giving up on| dropping the idea| drop the idea",
    ),
  ),
  sequence(" i'm| i", " take| taking", " that| it| this| all of that| everything", " back"),
  sequence(" cancel", " what i| what we| the decision| the earlier| that decision| the idea"),
  sequence(
    " undo| revert| disregard| ignore| drop| reverse| overturn| roll back",
    either(
      " what i| what we| my",
      sequence(" our", maybe(" earlier| previous| last| old")),
      " the thing about| the decision| the earlier| the previous| that decision| all that| everything i| the bit about| the part about| the idea",
    ),
  ),
  sequence(
    " the client| the board| my client| we have| i have| we've| i've| we| i",
    maybe(" just"),
    " changed",
    " our| my| his| her| their",
    " minds| mind",
    not(many(not(again), " ", word), again),
  ),
  " the plan has changed| plans have changed| that doesn't count| the plan changed| it doesn't count| change of plans| change of heart| change of plan| that no longer| plans changed| about-face| new plan| u-turn",
  sequence(" it no longer", " holds| applies| counts| stands"),
  " it's been called off| it's been cancelled| on second thoughts| on second thought| that's cancelled| that's canceled| it's cancelled| on reflection| it's canceled| that's off| it's off",
);
const dropping = either(
  sequence(" dumping| killing| binning| cutting| cancelling| canceling", " the| our| my| that"),
  sequence(" pulling| withdrawing", " my| our", not(" hair| leg| weight")),
);
const drop = either(
  sequence(" dump| kill| bin| reverse| undo| drop", " the| our| my| that", not(" kids| ball| process")),
  sequence(" pull| withdraw", " my| our", not(" hair| weight")),
);
const chosenBefore = sequence(
  maybe(" we| i"),
  maybe(" had"),
  " agreed on| decided on| picked| chose| settled on| we had| talked about| we said| planned",
);
const noMore = matcherOf(" any more| anymore| any longer");
const planWord = matcherOf(
  " class| concert| workshop| rehearsal| session| visit| contract| campaign| feature| podcast| webinar| renovation| purchase| sale| hire| theme| slot| reservation| arrangement| cooperation| partnership| restriction| structure| migration| agreement| approach| proposal| decision| relaunch| concept| wedding| meeting| booking| variant| rebrand| project| version| merger| option| scheme| switch| launch| choice| design| policy| plans| event| party| venue| plan| idea| deal| trip| swap| move| date| rule| ban",
);
const revokedWord = either(
  sequence(
    " is| are| was| were| has been| have been| got| gets| 's",
    maybe(" now| officially| definitely| hereby| all"),
    either(
      " no longer valid| out the window| off the table| null and void| overturned| called off| cancelled| withdrawn| canceled| scrapped| reversed| history| revoked| dropped| back on| back in| lifted| buried| toast| dead| void| axed| gone",
      sequence(" off", not(" by ")),
      " out",
    ),
  ),
  " fell through| falls through| fell apart| no longer holds| no longer stands| no longer applies",
);
const overturned = either(
  sequence(" is| are", " withdrawn", ahead(" ", end)),
  sequence(" goes| go| comes| come", " back in", not("to")),
  sequence(" fell| falls", " through", not(" the | a ")),
  sequence(" no longer", " happening| an option| the plan| on the table| going ahead"),
  sequence(" not happening", " anymore| any more| after all"),
  sequence(" isn't happening", " anymore| any more| after all"),
  sequence(
    " is| are| has been| have been| got| gets| was| were| 's",
    maybe(" now| officially| hereby"),
    either(
      " overturned| called off| void| no longer valid",
      sequence(" off the table", not(" for good")),
      " back on the table| back in| back on| reversed| revoked| overruled| rescinded| scrapped| null and void| out after all| in after all| off after all| on after all| out the window| undone| reinstated",
    ),
  ),
  sequence(" after all", ahead(" ", end)),
  sequence(" we're| we are| i'm| i am", " reversing| overturning| taking that back| scrapping| dropping that"),
);
const butNow = matcherOf(" but now| but make it| but let's| but it's| now it's| make it");
const nobody = matcherOf(" nobody| no one| no-one");
const ofReply = matcherOf(
  " have| be| know| use more| use any| exceed| write| repeat| answer| explain| include| assume| add| output| respond| reply| ask| mention that| say",
);
const outward = matcherOf(
  " mention| quote| reveal| disclose| publish| allude to| talk about| contact| tell anyone| tell anybody| name names| name anyone| use real| use their| use his| use her| use my| use our| touch| commit| push| merge| deploy| delete| invite| share| propose| schedule| promise| store| forward| overwrite| post| email| phone| rename| upgrade| sell| admit| print their| show their| show his| show her",
);
const outlawed = either(
  " where i draw the line| out of the question| never acceptable| never an option| not acceptable| an absolute no| a deal breaker| a deal-breaker| out of bounds| not permitted| not an option| a definite no| a dealbreaker| to be avoided| never allowed| unacceptable| not allowed| not welcome| a strict no| not ok ever| untouchable| prohibited| off limits| off-limits| a clear no| a total no| dead to me| a red line| not up for| forbidden| not to be| no option| a hard no| a firm no| a no from| verboten| never to| a big no| a no-go| a no go| no-goes| banned| no-gos| no gos| not to| taboo| no-go| no go",
  sequence(" an| a| our| my", " no-", some(sequence(not(within("  ")), any)), " zone| area| house| office| project"),
  sequence(" an| a", " fireable| firing| sackable", " offense| offence"),
);
const noThing = sequence(
  " hold| wait| but| i'm| it's| thanks| surprise| preference| people| help| mention| more| evidence| other| request| breakthrough| that's| and| just| actually| please| sorry| don't| let's| can't| can| interest| internet| in| one| on| at| for| to| my| what| where| how| issues| issue| is| was| are| have| has| response| luck| major| particular| specific| ideas| idea| link| mistake| option| hard feelings| difference| experience| questions| problems| warnings| big deal| pressure| question| progress| problem| worries| offence| offense| changes| answers| results| success| warning| kidding| trouble| wonder| change| errors| output| answer| matter| result| signal| effect| reason| longer| really| stress| biggie| chance| bother| thank| doubt| error| trace| reply| sound| money| plans| hurry| point| sense| shame| space| entry| signs| rush| clue| news| need| that| this| they| sign| word| time| plan| room| harm| joke| such| less| good| way| you| the| she| not| use| fun| it| we| he| no| i",
  b,
);
const wantedWhere = matcherOf(
  " anywhere| near my| near our| near the| in my house| in our house| at my| at our| in our",
);
const doneWord = sequence(" ", some(not("ed", b), sequence(not(within("  ")), any)), "ed", b);
const stative = sequence(
  " understand| recognize| remember| currently| actually| believe| usually| suppose| receive| realize| matter| always| really| expect| intend| wanna| recall| appear| belong| prefer| speak| think| quite| trust| agree| exist| sound| enjoy| watch| often| doubt| just| know| have| need| want| like| care| mean| feel| seem| look| love| hate| mind| work| even| hear| plan| hope| find| deal| wish| come| live| miss| fit| see| get| say| own| yet| owe| let| win| do| be",
  b,
);
const notAct = sequence(
  either(
    stative,
    " tell whether| gets old| too late| happened| thought| happens| listens| answers| listen| answer| learnt| bought| heard| knows| works| gonna| again| found| wrote| could| would| stops| seems| spoke| comes| fails| been| seen| knew| went| made| said| ends| came| read| felt| took| told| gave| sure| gets| left| sent| this| that| more| less| had| got| did| saw| met| ate| the| in| as| a| happen| fails| going| ends| paid| won| lost| stop| fail| became| began| fear| mind",
  ),
  b,
);
const neverHead = either(
  sequence(" let's never", maybe(" ever"), b),
  sequence(
    " don't| do not",
    either(" you dare", sequence(" even think about", not(" it| that"))),
    not(" apologize"),
    b,
  ),
  sequence(
    " make sure| see to it| ensure",
    maybe(" that"),
    either(nobody, sequence(some(not(" never"), " ", word), " never")),
    b,
  ),
  sequence(
    either(" you're not to| you are not to| you must not| you mustn't| you shall not", sequence(" you can't", " ever")),
    not(ofReply),
    b,
  ),
  sequence(" we| you| they", " can't| cannot| can not| can never", outward, b),
  sequence(
    " it's| it is| that's",
    maybe(" strictly| absolutely| simply| just"),
    either(outlawed, " not okay| not ok| not fine| not acceptable"),
    " to",
    not(" be | ask "),
    b,
  ),
  sequence(
    " our| my| the",
    " lawyers| lawyer| boss| client| landlord| landlady| school| legal team| doctor| insurance| insurer| venue| publisher",
    " says| said| insists on| wants",
    " no",
    not(noThing),
    b,
  ),
  sequence(" i| we", " don't| do not", " want", some(not(wantedWhere), " ", word), wantedWhere, b),
  sequence(
    maybe(" you| we| please| people| the team| staff| employees| guests| kids| children| students"),
    maybe(" must| may| can| shall| should| will| are to"),
    " never",
    maybe(" ever"),
    not(" ", end),
    not(doneWord),
    not(notAct),
    b,
  ),
  sequence(" never again", not(" will | did | have | shall | in | to "), " ", word),
  sequence(
    either(
      sequence(" under no", " circumstances| circumstance| conditions| condition"),
      " on no account| in no case| at no point| at no time| by no means",
      sequence(" not under any", " circumstances| circumstance| condition"),
    ),
    b,
  ),
  sequence(
    maybe(" you| we"),
    " do not| don't| dont| must not| may not| can't| cannot| shall not| shouldn't| should not| are not to|'re not to",
    " ever| under any circumstances| under any condition| at any point| at any time| in any case",
    b,
  ),
);
const atOccasion = either(
  sequence(" at the", " table| wedding| party| dinner| meeting| event| office| reception| ceremony| desk"),
  " at dinner| at work| at school",
  sequence(" during", " the| class| lunch| dinner| meetings| work"),
  sequence(" on", " sundays| saturdays| fridays| mondays| weekends| weekdays| school nights"),
);
const standing = sequence(
  " inside| in| on| at| for| near| under| from",
  b,
  not(" stock | sight | time | first | all | least | the moment | your | file | record | mind | it | that | this "),
);
const noLimit = matcherOf(
  " under the age| in the final| of any kind| are allowed| for anybody| from now on| whatsoever| is allowed| for anyone| ever again| under any| to anyone| anywhere| for them| any more| without| for the| for our| for him| for her| on this| in this| at this| outside| anymore| are to| leaves| for my| for us| at our| in our| on our| in any| on any| before| beyond| shall| is to| in my| on my| after| above| ever| must| gets| goes| near| past| over| can| may",
);
const mayGo = matcherOf(" may| can| must| leaves| goes| gets| shall| is to| will");
const noHead = either(
  sequence(" no", " ", some(not(" "), sequence(not(within("  ")), any)), "ing", " of"),
  sequence(
    " no more",
    not(
      " questions | suggestions | ideas | time | errors | error | space | room | than | money | problems | excuses | tips | info | to say ",
    ),
  ),
  sequence(
    " no",
    not(noThing),
    some(not(atOccasion, b), " ", word),
    atOccasion,
    many(" please| ever"),
    ahead(" ", end),
  ),
  sequence(" no", not(noThing), " ", word, standing),
  sequence(" no", not(noThing), " ", word, " ", word, standing),
  sequence(" no", not(noThing), " ", word, many(not(noLimit, b), " ", word), noLimit),
  sequence(" absolutely| strictly| just", " no", not(noThing)),
  " zero tolerance",
  sequence(
    " not",
    either(" a single| one single", sequence(" one", not(" of "))),
    some(not(either(mayGo, " in| on| for| at"), b), " ", word),
    either(mayGo, " in| on| for| at"),
  ),
);
const mayBe = matcherOf(
  " may| must| can| shall| will| leaves| gets| is to| goes to table| goes out| goes into| goes to",
);
const nothingMuch = sequence(
  " works| else| new| wrong| much| is| was| has| better| special| really| specific| happened| happens| in| too| to| as| like| but| yet| on| at| more| less| important| can| could| will| i| we| you| came| left| about| against",
  b,
);
const stativeOfOne = sequence(
  " understands| remembers| believes| realizes| deserves| expects| matters| answers| listens| replies| notices| appears| follows| prefers| happens| trusts| thinks| enjoys| sounds| agrees| exists| laughs| likes| knows| wants| cares| minds| means| feels| seems| looks| loves| hates| needs| hears| reads| helps| lives| comes| asks| sees| says| wins| dies| does| has| was| is",
  b,
);
const nobodyWithout = sequence(
  nobody,
  some(not(either(stativeOfOne, sequence(" without", b), sequence(" unless", b), sequence(" before", b))), " ", word),
  " without| unless| before",
);
const among = sequence("on|in|from|outside|under|below|without|over|at", b);
const oneActs = matcherOf(
  " touches| enters| leaves| goes| edits| changes| climbs| opens| signs| pushes| deploys| merges| drives| is to| may| is allowed| shall| must| publishes| posts| shares| talks to| speaks to| contacts| sends| calls| smokes| drinks| swims| lifts| operates| handles| uses| works| gets| walks| sleeps| eats| rides| takes| brings| buys| orders| pays| spends| approves| deletes| moves| enrolls| joins| stays| sits| plays",
);
const noneHead = either(
  sequence(
    maybe(" absolutely"),
    " nothing| none of this| none of that| none of it",
    either(
      either(
        " happens without| is allowed| can leave| goes out| gets out| leaves| enters| ships| is to| shall",
        sequence(" gets", not(" past | better | done ")),
        sequence(" goes", not(" wrong ")),
        " must| from| may",
      ),
      sequence(
        either(" with| containing", sequence(" that", not(" i | we | you | helps | works | helped | worked "))),
        many(not(mayBe, b), " ", word),
        mayBe,
      ),
      sequence(not(nothingMuch), " ", word, " into| in| for| onto| on| near"),
    ),
  ),
  nobodyWithout,
  sequence(
    either(nobody, sequence(" no", not(noThing), " ", word)),
    maybe(either(" ever", sequence(" but", " ", word), sequence(" except", " ", word), " else")),
    maybe(" ", among, some(not(either(sequence(oneActs, b), stativeOfOne)), " ", word)),
    oneActs,
    not(" it | the joke "),
  ),
);
const refuseHead = either(
  sequence(
    " i| we",
    either(
      " refuse to| won't have| will not have| won't allow| will not allow| won't tolerate| will not tolerate| won't accept| will not accept| won't ship| will not ship| won't publish| will not publish| won't sign| never want| don't ever want| do not ever want| don't want to see| do not want to see",
      sequence(" don't want any", not(" help | of that ")),
      " do not want any| don't want anyone| don't want anything| don't want anybody| draw the line at| can't have| cannot have| won't stand for| forbid| veto| must not| mustn't| may not| may never| must never| can never| cannot ever| aren't allowed| are not allowed| are not permitted| aren't permitted| will never| shall not| shall never| ban",
      sequence(" don't do", some(not(" here "), " ", word), " here"),
    ),
  ),
  sequence(
    " we're| i'm| you're| we are| i am| you are| they're| she's| he's",
    " not| never| absolutely not| strictly not",
    " allowed| permitted",
    not(" in "),
  ),
  sequence(
    either(
      " refrain from| abstain from| steer clear of| stay away from| stay clear of| stay out of| hands off| keep your hands off| keep hands off| keep off| keep clear of| lay off| over my dead body| not on my watch",
      sequence(" not in my", " house| kitchen| shop| class| name| code| garden| office| home"),
    ),
    not(" my back "),
  ),
  sequence(" avoid", some(not(" at all "), " ", word), " at all costs| at all cost"),
);
const keptOut = matcherOf(" away from| out of| off the| off my| off our| off limits");
const everywhere = matcherOf(" everywhere and never| and never bring| and keep it out| and never");
const keepOutHead = either(
  sequence(maybe(" please| always| also"), " keep| leave", not(" it | that "), some(not(keptOut), " ", word), keptOut),
  sequence(" kill| lose| cut| drop| ban", some(not(everywhere), " ", word), everywhere),
);
const inside = matcherOf(
  " anywhere| here| there| without| outside| before| after| unless| until| to anyone| to anybody| with anyone| with anybody| on principle| in this house| in this office| in this project",
);
const held = either(inside, " yourself| directly| to| with| at| from| on| in");
const actingWord = sequence(" ", some(not("ing", b), sequence(not(within("  ")), any)), "ing", b);
const forever = matcherOf(" for good| forever| from now on| altogether| once and for all");
const dontHead = either(
  sequence(maybe(" please"), " don't| do not| dont", maybe(" ever"), outward, some(not(held, b), " ", word), held),
  sequence(
    " we| you",
    " don't| do not",
    not(stative),
    some(not(either(sequence(held, b), " if| when| because")), " ", word),
    inside,
  ),
  sequence(" stop", actingWord, some(not(forever, b), " ", word), forever),
);
const be = matcherOf(" remains| will be| remain| stays| stay| are| is| 's| be");
const notForbidden = sequence(
  either(
    " return| match| contain| exceed| equal| overlap",
    sequence(
      " be",
      not(
        either(
          doneWord,
          " sent| shown| given| sold| told| put| left| known| worn| taken| seen| lost| broken| cut| read| kept| held| written| in| on| near| at",
        ),
      ),
    ),
    " have| forget| start with| end with| know how| like| care",
  ),
  b,
);
const out = either(
  sequence(" out of", not(" the country| town| office")),
  " away from| off",
  sequence(" untouched", not(" by ")),
);
const forbidden = either(
  sequence(
    " cannot| can't| can not| should never| must never| may never| can never| shouldn't ever| is never to| are never to",
    maybe(" ever"),
    " be",
    maybe(" publicly| openly| even"),
    either(
      " quoted| alluded to| mentioned| disclosed| revealed| discussed| published| leaked| invited| served| sold| photographed| filmed| recorded on| contacted| rented out| sublet| repeated to| cited| referenced in public| talked about| spoken of| made public| shared| given to| given out| passed on| handed out| played at| worn| printed in| named| seen by| touched| disturbed| tampered with",
      sequence(" used", " any more| anymore| anywhere| in public| in print"),
      " visible| shown",
    ),
  ),
  sequence(
    " is| are",
    " a no| a never| off the menu| not on the menu| a complete no| an absolute no-go",
    ahead(" ", end),
  ),
  sequence(
    be,
    maybe(
      " strictly| absolutely| completely| totally| explicitly| simply| just| hereby| all| still| very much| now| always| forever| permanently",
    ),
    either(outlawed, sequence(" out| off", ahead(" for good| forever| from now on", b))),
  ),
  sequence(
    " are| get",
    " never",
    maybe(" ever"),
    either(
      sequence(not(" finished | used to | bored | tired | supposed | satisfied | resolved | needed "), doneWord),
      sequence(" shown| given| sold| sent| put| cut| told| taken", b),
    ),
  ),
  sequence(
    " isn't| aren't| ain't| is not| are not",
    maybe(" ever"),
    " allowed| permitted| acceptable| an option| welcome in| to be| to leave| to go| an acceptable| going to happen on my",
  ),
  sequence(" has| have", " no", " place| business"),
  sequence(" doesn't| does not| don't| do not", " belong", " in| on| anywhere| near"),
  sequence(" must| may| should| shall", " never", not(" have ")),
  sequence(
    " will| can",
    " never",
    not(stative),
    not(
      " get | stop | end | forgive | forget | remember | happen | say | again | catch | make up | tell | change | win | lose ",
    ),
  ),
  sequence(" must not| mustn't| shall not", not(notForbidden)),
  sequence(
    " may not",
    not(" be", doneWord),
    not(
      " be | have | want | need | know | work | see | get | like | seem | make it| realize | even | always | fit | sound | look ",
    ),
  ),
  sequence(
    " never| not ever",
    not(" goes through| goes away| go through| go away"),
    either(
      " leaves| leave| goes",
      sequence(" go", not(" wrong | well ")),
      " enters| enter| appears| appear| touches| touch| gets shared| get shared| leave the| make it into",
    ),
  ),
  sequence(
    either(
      sequence(
        " must| has to| have to| needs to| need to| should always",
        either(" be kept| be| stay| remain", sequence(" always", b)),
      ),
      " stays| stay| remains| remain",
    ),
    either(
      out,
      sequence(" ", not("free "), some(sequence(not(within("  ")), any)), " free", not(" to | of charge ")),
      " free of",
      sequence(many(sequence(not(within("  ")), any)), "-free", b),
    ),
  ),
  sequence(" doesn't| does not| won't| will not| don't", " allow| permit| tolerate", not(" me | us to | you | for ")),
  " forbids| prohibits| has banned| have banned| has forbidden| bans| won't let us| doesn't let us| does not let us",
  sequence(" will not| won't| can't| cannot", " be tolerated"),
  sequence(" can't| cannot", either(" be visible| appear", sequence(" leave", not(" the house ")), " ever")),
  sequence(
    " something| things| a thing| nothing",
    maybe(" that"),
    " we| i| you| nobody",
    " don't| do not| never| ever| won't",
    not(stative),
  ),
);
const step = either(sequence(" to", b, " ", word), sequence(" ", word));
const sealedBan = matcherOf(
  " ever again| under any circumstances| under any circumstance| under any condition| no matter what| no exceptions| without exception| not ever| whatsoever| on principle| at all costs| in any shot| of any kind| period| full stop| in any of",
);
const negative = matcherOf(
  " stop| nothing| doesn't| without| nowhere| do not| nobody| cannot| never| don't| can't| won't| dont| not| no",
);
const choose = matcherOf(
  " standardize on| standardise on| migrate to| replace| switch to| move to| adopt| rename| name it| call it| merge| hire| rent| sell| ship| use| go for| take the| go live",
);
const commitsHead = either(
  sequence(" we're| we are", maybe(" now| definitely| officially"), choosing, not(" a lot | it | slowly | up | more ")),
  sequence(
    " i'm| i am",
    maybe(" now| definitely"),
    either(" buying the| taking the| selling the", sequence(" hiring", not(" people")), " naming"),
    not(" bus | train "),
  ),
  sequence(
    " we'll| we will| we're going to| we are going to",
    not(" never "),
    either(sequence(" be", choosing), choose),
  ),
  sequence(
    " we",
    " ship| launch| open| start| begin| go live| go",
    either(" without", sequence(" with", not(" my | him | her | them | you "))),
  ),
  sequence(
    " we| let's",
    " do| take| play| serve| build| start with| begin with| open with",
    not(" it | that "),
    some(not(" first"), " ", word),
    " first",
    ahead(" ", end),
  ),
  sequence(
    " i'm going to| i am going to| i will| i'll",
    " take the| accept the",
    " job| offer| position| role| deal| flat| house",
    not(" interview"),
  ),
  sequence(" i took the", " job| offer| position| role| deal| flat| house", not(" interview")),
);
const imperative = sequence(
  " please| can| could| always| use| write| answer| reply| respond| call| give| speak| talk| show| keep| make| add| don't| do| only| let| tell| act| your| you| i'll| i'd| include| it| i| stop| not| no| never| remember| from| start| what| how| when| who| format| send| put| set| play| be| turn| remind| this| that| there| he| she| they| things| life",
  b,
);
const toHold = sequence(
  " is| are| will be| gets| get| goes| go| happens| happen| runs| run| costs| cost| has| closes| opens| meets| starts| uses",
  b,
);
const weekday = matcherOf(" monday| tuesday| wednesday| thursday| friday| saturday| sunday");
const now = either(
  " from now on| from here on| from today on",
  sequence(" as of", either(" today| now| next| monday", monthName)),
  sequence(" from", either(weekday, monthName), " on"),
  " going forward",
  sequence(" starting", either(weekday, " today| tomorrow| next week| next month", monthName)),
);
const andFinal = sequence(
  " and| so",
  " that| it",
  "'s| is",
  " final| settled| decided| that| how it stays| how we do it",
  ahead(" ", end),
);
const asWhich = either(
  " whose",
  sequence(
    " whatever| because| where| which| there| that's| since| that| what| when| like| than| here| how| who| why| yes| not| no| if| as| is| it| i| you| know| think| sure| and",
    b,
  ),
);
const chosenWord = sequence(not(" it is", b), not(asWhich), " ", word);
const chosenFirst = either(
  sequence(not(imperative), some(not(toHold), " ", word), toHold, many(not(now, b), " ", word), now, ahead(" ", end)),
  sequence(some(not(andFinal), " ", word), andFinal),
  sequence(
    not(asWhich),
    chosenWord,
    maybe(chosenWord),
    maybe(chosenWord),
    " it is",
    " for| in| then",
    " the| our| my| this",
    b,
  ),
);
const stayed = matcherOf(" stays in| stay in| stays| stay");
const staying = sequence(not(stayed, b), not(" to "), " ", word);
const staysHead = sequence(
  not(either(imperative, sequence(" we", b), sequence(" my", b), sequence(" why", b), sequence(" and", b))),
  staying,
  maybe(staying),
  maybe(staying),
  maybe(staying),
  stayed,
  ahead(" ", end),
);
const withWhom = sequence(
  " my| him| her| them| friends| a friend| you| it| us| whatever| the flow| the kids| the whole",
  b,
);
const toBe = matcherOf(" is going to be| will be| is| are going to be");
const unmoved = either(
  sequence(
    " and",
    " i| we",
    " won't| will not| 'm not|'m not|'re not",
    " change| changing| budge| budging| discuss| go back",
  ),
  sequence(" and that's", " final| that| settled| decided"),
  " and that is final| and i mean it| and nothing will change",
);
const commitHead = either(
  sequence(
    " we're| we are",
    " hiring",
    not(either(" a | an | for | people | new | more | right | now | again ", sequence(" ", within("09")))),
    ahead(" ", sequence(not(within("  ")), any)),
  ),
  sequence(
    " we're| we are",
    either(
      " standardizing on| standardising on| adopting the| switching over to| switching to| migrating to| locking in| choosing the| picking the| giving the job to| buying the| renting the",
      sequence(" taking the", " first| second| third| offer| job| flat| apartment| deal"),
    ),
  ),
  sequence(" we'll| we will| we're going to", " be using| be adopting| standardize on| standardise on"),
  sequence(
    maybe(" we've| we have| i've| i have| we| i"),
    either(
      sequence(" gone with", not(withWhom)),
      " gone for the",
      sequence(" went for the", not(" bus")),
      sequence(" ended up", " choosing| picking| going with| going for| with the| taking the"),
      " settled for the| made our pick| made our choice| made my choice",
    ),
  ),
  sequence(" let's| we'll| we", " lock in", " the| that| our| my"),
  sequence(" my| our", " final", " answer| decision| choice| call| pick| word", " is"),
  sequence(
    " i'm| i am",
    either(
      sequence(" taking the", " job| offer| position", not(" interview")),
      sequence(" accepting the", " job| offer"),
    ),
  ),
  sequence(
    either(" it's| it is| it'll be| it will be", sequence(" the| our| my", some(not(toBe), " ", word), toBe)),
    some(not(unmoved), " ", word),
    unmoved,
  ),
);
const who = matcherOf(
  " my husband and i| my partner and i| the committee| my wife and i| the two of us| the partners| the assembly| the council| the parents| the editors| the members| management| the family| the client| both of us| the editor| the owners| the school| my client| the board| everybody| the group| all of us| the class| the court| the judge| the team| everyone| the kids| the jury| the band| the boss| we have| my boss| the ceo| the cto| i have| we've| legal| i've| we| i",
);
const decidedHead = either(
  sequence(
    who,
    many(" have| has| 've| just| all| both| finally| now| therefore| unanimously| already"),
    either(
      sequence(
        " decided",
        not(" to revisit | to postpone | to wait | to hold "),
        not(" ", end),
        not(" whether | if | how | yet | to ask | to try | to learn | to give | to write | to see "),
      ),
      sequence(" agreed", not(" on how little | to revisit | to postpone | to wait | to hold ")),
      sequence(" settled", not(" down | into | in ")),
      " committed to| resolved to| chosen| chose| opted| voted",
      sequence(" picked", not(" up | out ")),
      " landed on| locked in| finalized| finalised| signed off| approved| ruled in favor| shook hands on| shook on",
      sequence(" made up", " our| my| their"),
      " green-lit| greenlit| gave the green light| elected| appointed",
      sequence(" went with", not(withWhom)),
      " made the call| made a decision| made our decision| made my decision| came down on| concluded that| confirmed that",
      sequence(" booked the", not(" ", within("09"))),
      " signed with| signed the",
    ),
  ),
  sequence(" i accept", not(" that | it | the blame ")),
  sequence(" we accept", not(" that ")),
  " we hereby| it's decided| it's settled| it is decided| it is settled| it's official| it has been decided| it was decided| decision made| the decision is",
  sequence(" the decision", " was"),
  " my decision is| our decision is| the choice is| my choice is| our choice is| the winner is| the vote went| the vote was",
);
const keptHead = either(
  sequence(
    " we're gonna| i'm gonna| we will| we are| i will| we're| we'll| gonna| i am| i'll| i'm| we",
    maybe(" be"),
    either(
      " sticking with| sticking to| stick with| stick to| staying with| staying on",
      sequence(" stay with", not(" my | friends ")),
      " stay on",
      sequence(" keeping", not(" an | my | it ")),
      sequence(
        " keep",
        not(many(not(" mind "), " ", word), " mind "),
        not(
          " getting | having | seeing | running | losing | you | in mind | it short | trying | going | hearing | an eye | forgetting ",
        ),
      ),
      sequence(" go with", not(withWhom)),
      " going ahead with| go ahead with| committing to| settling on| settle on| settling for",
    ),
  ),
  sequence(" keeping", some(not(" as is "), " ", word), " as is"),
);
const forGood = matcherOf(
  " for good| once and for all| and that's that| and be done| definitively| final| for real| period| and that's final| and stick| from now on| from here on",
);
const nowSo = either(
  sequence(" now", not(" ")),
  " for good",
  sequence(" it is", ahead(" ", end)),
  sequence(" final", ahead(" ", end)),
);
const electedWord = either(
  sequence(
    " has| have",
    " been",
    " elected| appointed| chosen| selected| approved| confirmed| picked| signed off| decided| agreed| finalized| finalised| locked in| accepted| ratified| adopted",
  ),
  sequence(
    " is| are",
    maybe(" now| hereby| officially| definitely"),
    either(
      " decided| settled| agreed on| agreed",
      sequence(" final", not(" in | exam | and ")),
      " approved| signed off| locked in| set in stone| a done deal| confirmed and| booked and paid| officially",
    ),
  ),
  " stays at",
  sequence(" stay at", ahead(" ", within("09$$\u20ac\u20ac\u00a3\u00a3"))),
  " stays as it is| stays as is| stay as is| it is then| wins the vote| won the vote| got the most votes| gets the job| got the job| offer goes to| job goes to| contract goes to| is a done deal| is a done thing| is non-negotiable| is not negotiable| are non-negotiable| is our final| is my final| is final| carried the vote",
);
const fromHereOn = matcherOf(
  " from here on| from now on| going forward| from this point on| from today on| for good| once and for all| as of today",
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
const ruleNoun = matcherOf(
  " for the rest of this project| whatever i may say| be really clear| whatever you do| non-negotiable| whatever i say| for the record| keep in mind| written down| in practice| off limits| hard limit| precaution| hard rule| principle| forbidden| one thing| important| red line| be clear| remember| hard no| no-gos| policy| sacred| banned| at 2am| rules| no-go| taboo| rule",
);
const openNoun = either(
  " thing is open| thing is still open| point is open| question is open| loose ends| to resolve| to settle| unknowns| things we don't know| resolve before| what we don't know| nobody could answer| question for later| we don't know yet| question remains| to be clarified| haven't settled| haven't decided| still to decide| open questions| open question| to be decided| could answer| open points| not decided| not settled| to find out| open point",
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
  " belongs to @| belong to @| by team @| falls to @| lies with @| rests with @",
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
  [many(either(sequence(" even if", b), sequence(not(doubting, b), any))), doubting, b, rest],
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
      sequence(
        some(" actually| no wait| wait| hold on| sorry| correction| ok| no"),
        " we're| we are| i'm| i am",
        " not",
        either(choosing, " going with| doing the| taking the| keeping| getting the| having the| booking"),
        b,
        rest,
      ),
      sequence(
        many(opener),
        either(
          sequence(revokeHead, b),
          sequence(
            " the client| management| the board| the boss| we have| we've| we are| we're| we",
            maybe(" just| already| now"),
            either(
              sequence(" dropped", not(" the kids| him| her| you")),
              sequence(" dropping", not(" the kids| him| her")),
              sequence(" abandoned", not(" ship")),
              " scrapped| ditched| backed out of| pulled out of",
              sequence(" called off", not(" sick")),
              " revoked| rescinded| withdrew| withdrawn| nixed| axed| pulled the plug| walked back| reversed the decision| reversed our| overturned| gone back to| cancelled the| canceled the",
            ),
            not(" out | off | by | down "),
            b,
          ),
          sequence(" nix", " the| that| my| our", b),
          sequence(" we're| we are| i'm| i am", maybe(" now| just"), dropping, b),
          sequence(" we'll| we| i'll| i", maybe(" now| hereby| just"), drop, b),
          sequence(
            " kill| drop| scrap| cut| lose| bin| dump| remove| undo",
            some(not(chosenBefore, b), " ", word),
            chosenBefore,
            b,
          ),
          sequence(" we| i", maybe(" just"), " reversed", " the| our| my", b),
          sequence(" we| i", " no longer", not(" need | want | know | have | see | get | find | remember | use "), b),
          sequence(" let's not", some(not(either(" after all", noMore)), " ", word), either(" after all", noMore), b),
          sequence(" cancel| undo| drop| skip| revert", " that| all that| all of that", ahead(" ", end)),
          sequence(
            " we'd| we had| i'd| i had",
            maybe(" all| first| originally"),
            " agreed| decided| planned| said| settled| picked| chosen| booked| wanted| promised",
            some(not(" but"), " ", word),
            " but",
            b,
          ),
          sequence(
            " let's| we'll| we| i'd rather",
            " go back to the",
            " first| old| original| previous| earlier",
            not(" text| question| topic| problem| sentence| paragraph| point"),
            b,
          ),
          sequence(not(" he | she | they "), some(not(" overruled"), " ", word), " overruled", " us| me| that| it", b),
          sequence(" i'm off", not(" today | work | for | to | on "), b),
          sequence(" not", some(not(" after "), " ", word), " after all", b),
          sequence(
            " we're| we are| i'm| i am| we| i",
            " not| no longer| won't| will not| aren't| don't",
            not(" need | want | find | see | remember | know | have | get | feel | sure "),
            some(not(either(" after all", noMore)), " ", word),
            either(" after all", noMore),
            b,
          ),
          sequence(" we're| we are| i'm| i am", " no longer", b),
          sequence(
            " there| it",
            " won't be| will be no| will not be| isn't going to be",
            some(not(noMore), " ", word),
            noMore,
            b,
          ),
          sequence(
            maybe(" the| our| my| that| this"),
            many(not(planWord), " ", word),
            planWord,
            maybe(" idea| plan| option"),
            many(not(revokedWord, b), " ", word),
            revokedWord,
            b,
          ),
          sequence(some(not(overturned, b), " ", word), overturned, b),
          sequence(" we'd| we had| i'd| i had| we| i", " said", b, some(not(butNow), " ", word), butNow, b),
          sequence(
            " back to the",
            " old| original| previous| first| earlier",
            not(" text| question| topic| problem| sentence| paragraph| code| point| example| message| page| screen"),
            b,
          ),
          sequence(
            " we're| we are| i'm| we",
            " going| go| switching| reverting| changing| moving| turning| falling",
            " back to",
            b,
          ),
          sequence(" we're| we are| i'm| we| it's", " back", " to| on", b),
        ),
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
      neverHead,
      sequence(noHead, b),
      sequence(noneHead, b),
      sequence(refuseHead, b),
      sequence(keepOutHead, b),
      sequence(dontHead, b),
      sequence(some(not(forbidden, b), step), forbidden, b),
      sequence(" all", maybe(" strictly| absolutely"), outlawed, b),
      sequence(
        " we| i",
        " take| make| accept| use| allow| publish| sell| want| tolerate| give| sign| buy| serve| store| keep| send",
        " no",
        not(" more | notes | part | sense | difference | progress | mistake "),
        b,
      ),
      sequence(
        sequence(" there", " will be| must be| is to be| shall be| are to be|'ll be| can be| may be"),
        maybe(" absolutely"),
        " no| zero",
        not(" problem | need | one | time | church | doubt | way "),
        b,
      ),
      sequence(many(not(sealedBan, b), " ", word), negative, many(not(sealedBan, b), " ", word), sealedBan, b),
    ),
    rest,
  ],
  () => ({ kind: "ban" as const }),
);

const parseDecision = production(
  [
    either(
      sequence(many(opener), either(sequence(commitsHead, b), sequence(chosenFirst, b), staysHead), rest),
      sequence(now, not(imperative), " ", word, many(not(toHold), " ", word), toHold, rest),
      sequence(
        either(
          " from now on| going forward| from today on| as of today",
          sequence(" starting", either(" today| tomorrow| next week| next month", weekday)),
        ),
        " we'll| we're| we",
        not(" are | learn "),
        b,
        rest,
      ),
      sequence(
        many(opener),
        either(
          sequence(commitHead, b),
          sequence(
            not(asWhich),
            chosenWord,
            maybe(chosenWord),
            maybe(chosenWord),
            maybe(chosenWord),
            " it is",
            maybe(" then| now"),
            " ",
            end,
          ),
          sequence(decidedHead, b),
          sequence(keptHead, b),
          sequence(maybe(" we're| we are| i'm| i am"), " going with", not(withWhom), b),
          sequence(" we'll be going with", b),
          sequence(
            " let's| lets",
            " go with| do| take| use| keep| say| call it",
            some(not(forGood, b), " ", word),
            forGood,
            b,
          ),
          sequence(" it's| it is| it'll be| it will be", some(not(nowSo, b), " ", word), nowSo, b),
          sequence(not(" it| this", b), some(not(electedWord, b), step), electedWord, b),
          sequence(" we're| we'll| i'm| we| i", some(not(fromHereOn, b), " ", word), fromHereOn, b),
          sequence(
            either(
              sequence(" final", " answer| decision| call| choice| word| verdict| pick"),
              " decision| the verdict| the winner",
            ),
            " on| for| is| about| regarding",
            b,
          ),
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
    ),
    rest,
  ],
  () => ({ kind: "fact" as const }),
);

const parseEmphaticTail = production(
  [
    many(opener),
    " period| full stop| end of story| end of discussion| end of debate| and that's that| that's that| no discussion| no debate| no further discussion| no more discussion| not up for debate| not up for discussion| for good| once and for all| forever| make that a rule| make that a fixed rule| make it a rule| i mean it",
    many(either(" please| now| then", sequence(" in", some(" ", word)))),
    " ",
    end,
  ],
  () => ({ kind: "emphatic_tail" as const }),
);

const parseBanTail = production(
  [
    many(opener),
    either(
      sequence(" that's a rule", many(" ", word)),
      sequence(" that's the rule", many(" ", word)),
      " that's the law| house rule| that's our rule| ever| not ever| never ever| no exceptions| no exception| without exception| under any circumstances| no matter what| not even once| whatever happens| not once| that's a hard rule| hard rule| strict rule| that's an absolute no| zero exceptions| no ifs| this is school policy| this is policy| it's policy| company policy| that's policy| never",
    ),
    many(" please| here| really| at all| and i mean it| no buts"),
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
        maybe(" it's| that's| this is| it is| that is| and that's| all"),
        maybe(" all| now| been"),
        either(
          " decided and booked| our final decision| the deal is signed| signed and sealed| my final decision| written in stone| carved in stone| booked and paid| my final answer| not negotiable| non-negotiable| a done thing| set in stone| final answer| a done deal| off my list| settled now| done deal| locked in| unanimous| confirmed| official| approved| paid for| settled| decided| agreed| booked| signed| sealed| a deal| final",
          sequence(" fixed", not(" it ")),
          sequence(" that", not(" ")),
          " paid",
        ),
      ),
      " closed topic| topic closed| case closed| discussion closed| discussion over| debate over| no more suggestions| no more debate| no going back| there's no going back| no turning back| my mind is made up| our minds are made up| mind made up| i've made up my mind| that ship has sailed| locked| approved by| signed off by| agreed with| the contract is signed| tickets are paid| tickets are booked| deposit is paid| deposit's paid| the deposit is paid| contract's signed| signed yesterday| ordered already| already ordered| already booked| already paid",
      sequence(
        " the whole family| the chef and i| the committee| the parents| the council| we've both| the client| both of us| the family| the editor| the board| everybody| we've all| the group| all of us| the owner| the kids| everyone| the team| the boss| they all| parents| we both| my boss| we all| kids| we",
        maybe(" have| has"),
        " voted| agreed| shook on| shook hands on| signed off| decided| approved| said yes| signed| confirmed",
      ),
      sequence(
        maybe(" it| that| this| which"),
        maybe("'s| is| was| has been"),
        many(" now| all| already| just"),
        either(
          sequence(
            maybe(" so that's| and that's"),
            " what we",
            either(" landed on| agreed| decided| settled on| chose| went with", sequence(" do| want", ahead(" ", end))),
          ),
          sequence(" how we", " do it| decided| want it"),
          " how it stays| the architecture| the plan now| our plan now| the rule now| in writing",
          sequence(" chosen| picked", ahead(" ", end)),
          " voted on| voted| ruled| finalized| finalised| ratified| signed off| decision made| my decision| our decision| our choice| my choice| our pick",
        ),
      ),
      sequence(" it| that", " stays", maybe(" that way"), ahead(" ", end)),
      sequence(
        " decision| choice| call| pick| contract| deposit| deal",
        maybe(" is| was|'s"),
        " made| signed| done| paid| final| starts| taken",
      ),
      sequence(many(not(" shook "), " ", word), " shook on it| shook hands on it"),
    ),
    many(" ", word),
    " ",
    end,
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

const parseBanLead = production([until(sequence(ruleNoun, b)), ruleNoun, b, rest], () => ({
  kind: "ban_lead" as const,
}));

const parseDecisionLead = production(
  [
    either(
      sequence(
        many(opener),
        either(
          sequence(" final", " answer| decision| call| choice| word| verdict| pick"),
          " done deal| the vote is in| i've made my choice| we've made our choice| we made our choice| my choice| our choice| our pick| we've made up our minds| i've made up my mind| decision made| it's official| we've decided| we've settled| we're aligned| decision time| it's decided| it's settled| the decision| our decision| i've decided| we're agreed| my decision| the verdict| the outcome| we decided| we settled| the winner| resolution| we agreed| consensus| chosen| picked| approved| we voted| team voted| the team voted| after the vote| we chose| we picked| it's clear| locked in| decision| resolved| decided| settled| verdict| outcome| agreed| locked",
        ),
        maybe(" regarding| about| today| after| with| from| then| for| now| on| is| in| of| to| at| by"),
        b,
        rest,
      ),
      sequence(
        some(
          not(
            " aligned | in agreement | unanimous | decision is final | made up our minds | made up my mind | have decided | has decided | on the same page | shook hands | consensus ",
          ),
          any,
        ),
        " aligned| in agreement| unanimous| decision is final| made up our minds| made up my mind| have decided| has decided| on the same page| shook hands| consensus",
        b,
        rest,
      ),
    ),
  ],
  () => ({ kind: "decision_lead" as const }),
);

const parseQuestionLead = production([until(sequence(openNoun, b)), openNoun, b, rest], () => ({
  kind: "question_lead" as const,
}));

const parseDeferralLead = production(
  [
    many(opener),
    " later| postponed| deferred| parked| for later| on hold| shelved| not now| next quarter| next year| backlog| for phase two| phase two| parking lot| on the back burner| not yet| tabled| can wait| to postpone",
    maybe(" are| is| for| until"),
    b,
    rest,
  ],
  () => ({ kind: "deferral_lead" as const }),
);

const parseReversalLead = production(
  [
    many(opener),
    " we've changed our minds| we changed our minds| i've changed my mind| on second thoughts| plans have changed| on second thought| i changed my mind| i take that back| change of plans| change of heart| change of plan| take that back| i take it back| on reflection| plans changed| scratch that| strike that| forget that| we had said| scrap that| i had said| we'd said| new plan| i'd said| u-turn",
    rest,
  ],
  () => ({ kind: "reversal_lead" as const }),
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
        " do| handle| take| cook| write| organize| manage| run| book",
        " the| all the| all",
        maybe(" ", word),
        maybe(" ", word),
        ahead(" ", end),
      ),
      sequence(" my| our", kin, toDo, b),
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
        " taking care of| responsible for| take care of| in charge of| look after| handle the| doing the| write the| take over| take the| keep the| run the| own the| do the| handle",
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
      " don't you| can't you| shouldn't| any idea| any tips| wouldn't| doesn't| what's| should| aren't| didn't| wasn't| whats",
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

/** Parses a whole text by the rule `tail`. */
export const parseTail = oneOf<Tail>(
  parseEmphaticTail,
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
