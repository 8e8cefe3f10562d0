/** The instructions by which an AI writes a text with gaps. */
export const blanksGuide = `A text with gaps to fill in. JSON fields:
- "type": "blanks"
- "title": a name for the author's list, at most 100 characters
- "question": what to do, at most 300 characters; may be empty
- "text": the text, at most 3000 characters; each gap is its answer in square brackets, further accepted answers behind a
  bar: "The [colour|color] of the sky is [blue]."; 2 to 8 gaps; a bracket that is meant as one is written "\\\\["
- "entry": "typed", or "bank" for words to choose from
- "distractors": for a bank, 1 to 4 words that fit into no gap, of the same kind as the answers
- "explanation": at most 1000 characters
- "points": 1 to 5
Gap what matters, not articles; the text around a gap makes one answer certain. Two gaps never stand side by side.`
