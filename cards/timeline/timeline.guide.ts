/** The instructions by which an AI writes a timeline. */
export const timelineGuide = `Moments in time, walked through or put in order. JSON fields:
- "type": "timeline"
- "title": its heading, at most 100 characters
- "question": what it is about, or what to put in order, at most 500 characters
- "mode": "walk" (read from first to last) or "arrange" (put in order; dates and bodies show after the answer)
- "view": for walk "steps" (one at a time) or "list" (all below each other)
- "moments": 3 to 10 of {"date" ("1450", "around 1450"; at most 60 characters), "title" (at most 80 characters), "body": what
  happened, at most 300 characters}, from first to last
- "explanation": for arrange why this order, at most 1000 characters
- "points": 0 for walk, 1 to 5 for arrange
Dates are true and can be looked up. In arrange no title gives its date away, and no two moments have the same date.`
