/** The instructions by which an AI writes an open question. */
export const questionGuide = `An open question that is answered in own words, with a number or by voice. JSON fields:
- "type": "question"
- "title": a name for the author's list, at most 100 characters
- "prompt": what is asked, at most 1000 characters, with the one thing that the learner has to do
- "kind": "short" (a line), "long" (paragraphs), "number", "audio"
- "grading": "none", "rule" (keywords, or the number), "ai", "person", "aiThenPerson"; audio only "none" or "person", number
  only "none" or "rule"
- "number" (kind number): {"value", "tolerance", "unit"}
- "keywords" (grading rule, short or long): up to 6 of {"text", "synonyms": […], "points": 1 to 10}
- "rubric" (grading ai, person): 2 to 4 of {"title", "detail": what full marks ask for, "points": 1 to 10}
- "sampleAnswer": a good answer as a learner would write it; "explanation": why it is good
- "points": 1 to 5 where it is graded, else 0
Ask for one thing, never 'what do you think?'. Keywords are ideas that a right answer cannot do without.`
