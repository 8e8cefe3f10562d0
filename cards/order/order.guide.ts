/** The instructions by which an AI writes items to be put in order. */
export const orderGuide = `Items to be put in order. JSON fields:
- "type": "order"
- "title": a name for the author's list, at most 100 characters
- "question": what to order, and from what to what ("from the first step to the last"), at most 500 characters
- "items": 3 to 7 of {"text" (at most 120 characters)} in the right order; they are shuffled for the learner
- "explanation": why this order, at most 1000 characters
- "points": 1 to 5
There is exactly one right order, and a learner who knows the matter can tell it. No numbers, dates or words such as "first"
or "finally" in the texts, unless they are what is asked for. All items in the same grammatical form.`
