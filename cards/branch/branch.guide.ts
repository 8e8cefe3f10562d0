/** The instructions by which an AI writes a branch. */
export const branchGuide = `A situation in which the learner decides, and each decision leads another way. JSON fields:
- "type": "branch"
- "title": a name for the author's list, at most 100 characters
- "question": the situation and the question, at most 500 characters, in the second person
- "options": 2 to 4 of {"id", "text" (at most 200 characters), "next", "feedback" (at most 500), "score" (0 to 100)}
- an option's "next": {"to":"default"} (on to the next card), {"to":"card","cardId":id of a card of this activity}, or
  {"to":"ending","endingId":id of an ending}
- "endings": {"id", "title" (at most 60), "text" (at most 1000: what came of it and why), "score" (0 to 100)}
- "scoring": "none", "ending" (the ending's score) or "path" (the options' scores on the way add up)
- "points": 0 without scoring, else 1 to 5
Options are things that a sensible person might do; feedback tells what happens next, not whether it was right. Ways that
part should meet again or end: no card may be left that nobody reaches.`
