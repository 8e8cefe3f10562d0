/** The instructions by which an AI writes pairs to be matched. */
export const matchGuide = `Pairs to be matched. JSON fields:
- "type": "match"
- "title": a name for the author's list, at most 100 characters
- "question": what belongs to what, at most 500 characters
- "pairs": 3 to 6 of {"text": the left side, "answer": {"text": what belongs to it}}, each at most 60 characters
- "distractors": 0 to 3 of {"text"}: plausible answers that belong to nothing
- "explanation": at most 1000 characters
- "points": 1 to 5
Each left side has exactly one answer that a learner who knows the matter would choose. All left sides are of one kind, and
so are all answers. Nothing in the wording (endings, lengths, shared words) gives a pair away.`
