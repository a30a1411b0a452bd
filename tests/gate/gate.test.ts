// "a refusal says the user's own words where the view has them"
// "a refusal is the same for the same view"
// "a name or a rule of any length and any characters makes a reason of one line"
// "a gate answers each example of the spec"
