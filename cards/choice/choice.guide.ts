/** The instructions by which an AI writes a question. */
export const choiceGuide = `A question with options. JSON fields:
- "type": "choice"
- "title": a name for the author's list, at most 100 characters
- "question": what is asked, at most 500 characters, answerable without seeing other cards
- "kind": "single" (one right option), "multi" (one or more right, not all), "judge" (a statement that is true or false)
- "options": for single and multi 3 to 5 of {"text" (at most 200 characters), "correct", "feedback" (at most 300)};
  for judge exactly {"id":"true","correct":…} and {"id":"false","correct":…} with empty texts
- "explanation": why the right answer is right, at most 1000 characters
- "hints": up to 2 short hints that do not give the answer away
- "points": 1 to 5
Wrong options are mistakes that a learner would really make, as long and as plausible as the right one. Each feedback
speaks to the learner who chose that option. Never "all of the above".`
