import './file.css'
import type { z } from 'zod'
import type { Recorded } from '#kit/resource/web/formed.ts'
import { FileView } from '#kit/files/web/FileView.tsx'
import { useFormat } from '#kit/i18n/web/format.ts'
import { Go } from '#kit/view/web/Go.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { file } from '../file.contract.ts'
import { fileWords } from '../file.words.ts'

const paths: Readonly<Record<string, (id: number) => string>> = {
  activity: (id) => `/manage/activity/view?id=${id}`,
  ability: (id) => `/base/ability/view?id=${id}`,
  career: (id) => `/base/career/view?id=${id}`,
  course: (id) => `/manage/lession/view?id=${id}`,
  product: (id) => `/manage/product/view?id=${id}`,
}

type Use = z.output<typeof file.record>['uses'][number]

/** A file to be seen and heard, and where it is used: above the form that renames it. */
export function FileNote(record: Recorded) {
  const read = file.record.safeParse(record)
  return read.success ? <Shown record={read.data} /> : null
}

function Shown({ record }: { readonly record: z.output<typeof file.record> }) {
  const t = useWords(fileWords)
  const { kind, uses } = record
  return (
    <section className="file-note">
      {kind === 'picture' ? <Picture record={record} /> : <FileView file={record} kind={kind} />}
      <h3>{t('uses.title')}</h3>
      {uses.length === 0 ? (
        <p className="kit-muted">{t('uses.none')}</p>
      ) : (
        <ul className="file-uses">
          {uses.map((use) => (
            <li key={`${use.resource} ${use.id}`}>
              <UseLine use={use} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Picture({
  record: { url, name, size, width, height },
}: {
  readonly record: z.output<typeof file.record>
}) {
  const format = useFormat()
  return (
    <figure className="file-figure">
      <img alt={name} className="file-picture" src={url} />
      <figcaption className="kit-muted">
        {width} × {height} · {format.kilobytes(size / 1024)}
      </figcaption>
    </figure>
  )
}

function UseLine({ use }: { readonly use: Use }) {
  const t = useWords(fileWords)
  const path = paths[use.resource]
  const kind = isNamed(use.resource) ? t(`uses.resources.${use.resource}`) : t('uses.resources.other')
  return (
    <>
      <span className="kit-muted">{kind}</span>{' '}
      {path ? <Go href={path(use.id)}>{use.label || kind}</Go> : <span>{use.label}</span>}
    </>
  )
}

const names = [
  ...(['activity', 'ability', 'agent', 'assignment-feedback', 'audit-record', 'banner', 'career'] as const),
  ...(['course', 'message', 'product', 'response', 'tag', 'user', 'user-page'] as const),
]
const isNamed = (resource: string): resource is (typeof names)[number] =>
  names.some((one) => one === resource)
