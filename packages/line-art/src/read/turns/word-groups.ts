/** Groups of words that turns of several topics share. */

/** Kinds of subjects. */
export const living = /animal|person/;
export const animal = /animal|creature/;

/** Animals that may be asked for by their face alone. */
export const faced =
  "lion|tiger|wolf|fox|(?:polar )?bear|panda|koala|cat|kitten|dog|puppy|rabbit|bunny|unicorn|horse|cow|pig|mouse|monkey|hamster|moose|boar|frog";
