/** The instructions by which an AI writes a question whose answer is a number or a formula. */
export const mathsGuide = `A question whose answer is a number or a formula that is typed; equivalent forms are right. JSON fields:
- "type": "maths"
- "title": a name for the author's list, at most 100 characters
- "question": at most 1000 characters; formulas stand between dollar signs in TeX: "Solve $2x+3=7$ for x."
- "kind": "number", or "formula" for an answer with letters such as "2x+1"
- "values": may be empty; else one value a line that is drawn for each learner: "a = 2..9", "a = 1..5 step 0.5",
  "b = 1, 3, 5", derived ones "c = a*b", conditions "a != b". In the question, the explanation and the feedback write {a} or
  {a+b} for them, in the answer only the letter: a+b
- "answer": as one types it, at most 200 characters: "a*b/2", "(x+1)^2", "sqrt(2)"; single letters, log is to base 10
- "tolerance": for numbers "exact", "absolute", "percent" or "figures", with "margin": how much, or how many figures
- "unitMode": "none", "shown" behind the field, or "asked" when learners type it; "units": "m, cm = 0.01": the unit of the
  answer, then accepted ones with what one of them is in it
- "form": "any"; "lowestTerms" for one fraction that cannot be reduced, and for formulas also "expanded" or "factored": then
  the answer must be written in that form; "formShare": percent of the points for the right value in another form
- "mistakes": 0 to 3 wrong answers that learners often give, each { "answer", "feedback" }
- "explanation": the way to the answer, at most 1500 characters
- "points": 1 to 5
Work the answer out twice. A rounded answer needs a tolerance.`
