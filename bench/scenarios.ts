import type { Person } from '#app/server/testing.ts'

/** Takes its place in a recorded statement where each request has its own number or key. */
export const placeholderId = 4242
export const placeholderKey = 'bench-key-placeholder-0001'
export const rowCount = 100_000

export interface Scenario {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT'
  /** With a record's number and a key that no other request has. */
  readonly path: (id: number) => string
  readonly body?: (id: number, round: number) => unknown
  readonly needsKey?: boolean
  /** Wanted: ours at least this share of the bare server's requests per second. */
  readonly minRatio: number
}

const content = (id: number) => ({
  title: `Activity ${id}, changed`,
  description: 'A description of ordinary length, as people write them.',
  careerId: null,
  courseId: null,
  tagIds: [],
  cover: '',
  competencyPoints: [],
  hostTeacherIds: [],
  partnerAgentId: null,
  tutorAgentId: null,
  language: 'zh',
  designMethod: 'byHand',
  distribution: 'none',
  versionLabel: '',
})

const base = '/console-api/course/activity'

export const scenarios: readonly Scenario[] = [
  {
    name: 'list page, filtered, sorted, with total',
    method: 'POST',
    path: () => `${base}/page`,
    body: () => ({ status: 'public', pageSize: 20, sort: [{ field: 'updatedAt', order: 'desc' }] }),
    minRatio: 0.7,
  },
  {
    name: 'list page 500',
    method: 'POST',
    path: () => `${base}/page`,
    body: () => ({ pageNo: 500, pageSize: 20, sort: [{ field: 'updatedAt', order: 'desc' }] }),
    minRatio: 0.7,
  },
  {
    name: 'text search',
    method: 'POST',
    path: () => `${base}/page`,
    body: () => ({ title: '访谈 77', pageSize: 20 }),
    minRatio: 0.7,
  },
  {
    name: 'search two characters that one row of five has',
    method: 'POST',
    path: () => `${base}/page`,
    body: () => ({ title: '访谈', pageSize: 20 }),
    minRatio: 0.7,
  },
  {
    name: 'search two characters that twenty rows have',
    method: 'POST',
    path: () => `${base}/page`,
    body: () => ({ title: '观鸟', pageSize: 20 }),
    minRatio: 0.7,
  },
  { name: 'get by id', method: 'GET', path: (id) => `${base}/get?id=${id}`, minRatio: 0.7 },
  {
    name: 'create',
    method: 'POST',
    path: () => `${base}/create`,
    body: (id) => content(id),
    needsKey: true,
    minRatio: 0.7,
  },
  {
    name: 'update',
    method: 'PUT',
    path: () => `${base}/update`,
    body: (id, round) => ({ ...content(id), id, revision: round }),
    minRatio: 0.7,
  },
]

/** One request of a scenario. */
export function requestOf(
  scenario: Scenario,
  id: number,
  round: number,
  key: string,
  token: Person['token'],
) {
  const body = scenario.body?.(id, round)
  return {
    method: scenario.method,
    path: scenario.path(id),
    headers: {
      authorization: `Bearer ${token}`,
      'error-msg': 'zh',
      // Tells the bare server, which reads no body, what is asked.
      'x-scenario': scenario.name.replaceAll(/[^a-z0-9]+/g, '-'),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(scenario.needsKey && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
}
