import type {
  CourseType,
  DepthLevel,
  LearnMode,
  MaterialSource,
  ShowMode,
  UnlockMode,
  VersionUpdate,
} from '#features/content/course/course.fields.ts'

interface Rules {
  readonly type: CourseType
  /** Of a camp: in how many days it begins; negative: so many days ago. */
  readonly startsIn?: number
  readonly learnMode: LearnMode
  readonly unlockMode: UnlockMode
  readonly showMode: ShowMode
  readonly versionUpdate: VersionUpdate
  readonly isChasing: boolean
  /** Of a course by day. */
  readonly days?: number
}

interface Material {
  readonly title: string
  readonly overview: string
  readonly quantity: number
  readonly source: MaterialSource
  readonly link?: string
  readonly platform?: string
}

/** A course as this school's designers note it down. Numbers count careers, tags, abilities, designers and teachers from 0. */
export interface CourseNote {
  readonly title: string
  readonly overview: string
  readonly targetLearners: string
  readonly outcomes: string
  readonly designer: number
  readonly teachers: readonly number[]
  readonly careers: readonly number[]
  readonly tags: readonly number[]
  readonly abilities: readonly (readonly [ability: number, level: DepthLevel])[]
  readonly rules: Rules
  /** The first day is of courses by day alone. */
  readonly sections: readonly (readonly [title: string, overview: string, firstDay?: number])[]
  /** Titles of activities with their day or section. */
  readonly places: readonly (readonly [unit: number, activity: string])[]
  /** An activity of it that everybody may try without the course. */
  readonly taster?: string
  readonly milestones: readonly (readonly [unit: number, title: string])[]
  readonly materials: readonly Material[]
  readonly prices: readonly [market: number, sale: number] | null
  /** Captions of its pictures. */
  readonly gallery: readonly string[]
  readonly featureIcons: readonly string[]
  readonly sellingPoints: readonly (readonly [title: string, detail: string])[]
  readonly faq: readonly (readonly [question: string, answer: string])[]
  readonly reviews: readonly (readonly [name: string, position: string, comment: string])[]
  readonly share: readonly [title: string, text: string]
  readonly madeDaysAgo: number
  /** What became of it, and how many days ago. */
  readonly moves: readonly (readonly [daysAgo: number, status: 'public' | 'closed'])[]
}
