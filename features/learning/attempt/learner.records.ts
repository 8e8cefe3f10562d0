import { z } from 'zod'
import { id } from '#kit/contract/field.ts'
import { publishedActivity } from '#features/content/activity/activity.publicPage.ts'
import { courseTypes, learnModes, showModes } from '#features/content/course/course.fields.ts'
import { learningStatuses } from './learning.states.ts'

// What learners see of their own activities and courses; what staff reads of them is in staff.records.ts.

/** What the learner has reached in an activity. */
export const learnRecord = z.object({
  status: z.enum(learningStatuses),
  startedAt: z.number().int(),
  finishedAt: z.number().int().nullable(),
  scaled: z.number().nullable(),
  points: z.number(),
  maxPoints: z.number(),
  stars: z.number().int(),
  /** Something was handed in and waits for a person's word on it; nothing else is left to do. */
  awaitsTeacher: z.boolean(),
  /** When the answers of before were deleted, as the operator's rule says; what was reached stays. null: they were not. */
  answersForgottenAt: z.number().int().nullable(),
})
export type LearnRecord = z.output<typeof learnRecord>

export const learnActivity = publishedActivity.extend({
  /** How many cards this learner has had on the screen. */
  seenCount: z.number().int(),
  /** null: not begun. */
  record: learnRecord.nullable(),
})

/** A course as its learner finds it in the list. */
export const learnCourse = z.object({
  id,
  title: z.string(),
  cover: z.string(),
  type: z.enum(courseTypes),
  learnMode: z.enum(learnModes),
  showMode: z.enum(showModes),
  /** Day 1 in the learner's zone, `2026-11-22`. */
  startsOn: z.string(),
  timeZone: z.string(),
  redeemedAt: z.number().int(),
  /** When it ends for everybody who came by the same product: from then on it is to be read; null: it does not end. */
  closesAt: z.number().int().nullable(),
  status: z.enum(learningStatuses),
  unitCount: z.number().int(),
  /** Days or sections in which everything is learned. */
  learnedUnits: z.number().int(),
  activityCount: z.number().int(),
  learnedActivities: z.number().int(),
  /** Of those that are not learned: how many wait for a teacher alone. */
  awaitedActivities: z.number().int(),
  /** Unix milliseconds of the next day or section with a known time; null: none. */
  nextOpensAt: z.number().int().nullable(),
  /** Where one goes on: the first activity that is open, not learned and waits for no teacher; null: there is none for now. */
  next: z.object({ id, title: z.string(), isBegun: z.boolean() }).nullable(),
  stars: z.number().int(),
})

/** E1. Who teaches a course, by their profile. */
export const learnTeacher = z.object({
  id,
  nickname: z.string(),
  avatar: z.string(),
  /** K2: their page is public. */
  hasPage: z.boolean(),
})

/** By day: what the days `from` to `to` belong to. */
export const learnSection = z.object({
  title: z.string(),
  overview: z.string(),
  from: z.number().int(),
  to: z.number().int(),
})

export const learnMilestone = z.object({ title: z.string(), isReached: z.boolean() })

export const learnUnit = z.object({
  /** The day or section, from 1. */
  unit: z.number().int(),
  /** Of a section; '' of a day. */
  title: z.string(),
  overview: z.string(),
  /** What is reached with it. */
  milestones: z.array(learnMilestone),
  status: z.enum(learningStatuses),
  isOpen: z.boolean(),
  /** null: it opens when the one before is learned. */
  opensAt: z.number().int().nullable(),
  /** DEF-chase: false of a day that was missed. */
  countsForCredit: z.boolean(),
  activities: z.array(learnActivity),
})
