import { useMemo, useState } from 'react'
import type { FormState } from '#kit/form/web/useForm.ts'
import { undoable } from '#kit/notice/web/notice.ts'
import { useRecordId } from '#kit/resource/web/recordId.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { FieldProblems } from '#kit/contract/fault.ts'
import * as edit from '../../course.places.ts'
import type { PlaceAt, Placed, PlaceStep } from '../../course.places.ts'
import { sectionProblems } from '../../course.problems.ts'
import * as group from '../../course.sections.ts'
import { designWords } from '../../course-design.words.ts'
import type { CourseUnits, Section } from '../units/units.ts'
import { unitsOf } from '../units/units.ts'
import { useSectionName, useUnitName } from '../units/useUnitName.ts'
import { usePlacedFaces, type ActivityFace } from './usePlacedFaces.ts'

type Part = Partial<Pick<CourseUnits, 'sections' | 'places' | 'milestones'>>

/** The last activity that was moved with the keyboard: it keeps the focus, wherever it went. */
export interface MovedPlace {
  readonly activityId: number
  readonly unit: number
}

export interface Board extends CourseUnits {
  readonly disabled: boolean
  readonly nameOf: (unit: number) => string
  readonly sectionNameOf: (number: number) => string
  /** By day, what is wrong with where sections begin, as it stands in the form now. */
  readonly sectionProblems: FieldProblems
  readonly faceOf: (activityId: number) => ActivityFace
  readonly lastMoved: MovedPlace | undefined
  /** What was moved, and where it is now, for screen readers. */
  readonly announcement: string
  readonly add: (unit: number, activityIds: readonly number[]) => void
  readonly drop: (activityId: number, to: PlaceAt) => void
  readonly step: (activityId: number, step: PlaceStep) => void
  readonly send: (activityId: number, unit: number) => void
  readonly remove: (activityId: number) => void
  /** Moves what stands behind the last unit into it, or takes it out; sections that begin there have no days and go. */
  readonly resolveBeyond: (isMovedIn: boolean) => void
  readonly mark: (unit: number) => void
  readonly renameMark: (index: number, title: string) => void
  readonly unmark: (index: number) => void
  readonly addSection: () => void
  /** By day: a section begins on this day. */
  readonly beginSection: (day: number) => void
  readonly beginOn: (number: number, day: number) => void
  /** By day: sections that begin on no day get one each. */
  readonly spreadSections: () => void
  readonly changeSection: (unit: number, part: Partial<Section>) => void
  readonly moveSection: (from: number, to: number) => void
  readonly removeSection: (unit: number) => void
}

const blankSection = (firstDay: number | null): Section => ({ title: '', overview: '', firstDay })

/** The board's edits over the form that holds places, sections and milestones. */
export function useBoard(form: FormState, disabled: boolean): Board {
  const t = useWords(designWords)
  const units = useMemo(() => unitsOf(form.values), [form.values])
  const nameOf = useUnitName(units)
  const sectionNameOf = useSectionName(units)
  const faceOf = usePlacedFaces(useRecordId())
  const [lastMoved, setLastMoved] = useState<MovedPlace>()
  const [announcement, setAnnouncement] = useState('')
  const { places, sections, milestones, count, isByDay } = units

  const write = (part: Part) => {
    for (const [name, value] of Object.entries(part)) form.change(name, value)
  }
  const put = (activityId: number, next: readonly Placed[]) => {
    const moved = next.find((place) => place.activityId === activityId)
    if (!moved) return
    write({ places: next })
    const there = edit.placesIn(next, moved.unit)
    const values = { title: faceOf(activityId).title, unit: nameOf(moved.unit) }
    setAnnouncement(t('places.told', { ...values, place: there.indexOf(moved) + 1, count: there.length }))
    setLastMoved({ activityId, unit: moved.unit })
  }
  const removing = (text: string, part: Part) => {
    const before = { sections, places, milestones }
    write(part)
    undoable(text, () => write(before))
  }
  return {
    ...units,
    disabled,
    nameOf,
    sectionNameOf,
    sectionProblems: isByDay ? sectionProblems({ days: count, sections }) : {},
    faceOf,
    lastMoved,
    announcement,
    add: (unit, ids) =>
      write({ places: edit.inOrder([...places, ...ids.map((activityId) => ({ unit, activityId }))]) }),
    drop: (id, to) => put(id, edit.movePlace(places, id, to)),
    step: (id, step) => put(id, edit.stepPlace(places, id, step, count)),
    send: (id, unit) =>
      put(id, edit.movePlace(places, id, { unit, index: edit.placesIn(places, unit).length })),
    remove: (id) =>
      removing(t('places.removed', { title: faceOf(id).title }), { places: edit.removePlace(places, id) }),
    resolveBeyond: (isMovedIn) => {
      const inside = places.filter(({ unit }) => unit <= count)
      const beyond = edit.placesBeyond(places, count).map((place) => ({ ...place, unit: count }))
      const left = milestones.filter(({ unit }) => unit <= count)
      removing(t('places.settled'), {
        places: isMovedIn ? [...inside, ...beyond] : inside,
        milestones: left,
        ...(isByDay && { sections: sections.filter(({ firstDay }) => (firstDay ?? 0) <= count) }),
      })
    },
    mark: (unit) => write({ milestones: edit.inOrder([...milestones, { unit, title: '' }]) }),
    renameMark: (index, title) =>
      write({ milestones: milestones.map((one, at) => (at === index ? { ...one, title } : one)) }),
    unmark: (index) => write({ milestones: milestones.toSpliced(index, 1) }),
    addSection: () => write({ sections: [...sections, blankSection(null)] }),
    beginSection: (day) => write({ sections: group.beginSection(sections, day, blankSection) }),
    beginOn: (number, firstDay) =>
      write({ sections: sections.map((one, at) => (at === number - 1 ? { ...one, firstDay } : one)) }),
    spreadSections: () => write({ sections: group.spreadOverDays(sections) }),
    changeSection: (unit, part) =>
      write({ sections: sections.map((one, at) => (at === unit - 1 ? { ...one, ...part } : one)) }),
    moveSection: (from, to) =>
      write({
        sections: sections.toSpliced(from - 1, 1).toSpliced(to - 1, 0, ...sections.slice(from - 1, from)),
        places: edit.moveUnit(places, from, to),
        milestones: edit.moveUnit(milestones, from, to),
      }),
    removeSection: (unit) =>
      removing(
        t('sections.removed', { title: sectionNameOf(unit) }),
        isByDay
          ? { sections: group.endSection(sections, unit - 1) }
          : {
              sections: sections.toSpliced(unit - 1, 1),
              places: edit.removeUnit(places, unit),
              milestones: edit.removeUnit(milestones, unit),
            },
      ),
  }
}
