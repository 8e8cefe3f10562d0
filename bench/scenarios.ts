import type { Person } from '#app/server/testing.ts'

/** Takes its place in a recorded statement where each request has its own number or key. */
export const placeholderId = 942
export const placeholderKey = 'bench-key-placeholder-0001'

export interface Scenario {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT'
  /** With a record's number and a key that no other request has. */
  readonly path: (id: number) => string
  readonly body?: (id: number, round: number) => unknown
  readonly needsKey?: boolean
}

/** Wanted: ours at least this share of the bare server's requests per second. */
export const minRatio = 0.8

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
const newestFirst = { sort: [{ field: 'updatedAt', order: 'desc' }] }

/** A list as the console asks for it: its total is a request of its own. */
const list = (name: string, body: object): Scenario => ({
  name,
  method: 'POST',
  path: () => `${base}/page`,
  body: () => ({ pageSize: 20, withTotal: false, ...body }),
})

/** What is sent by 16 clients, and measured beside the bare server. */
export const scenarios: readonly Scenario[] = [
  list('list, rows', { status: 'public', ...newestFirst }),
  // The last numbered page of a short list, the five hundredth of a long one.
  list('list, rows of page 500', { pageNo: 500, ...newestFirst }),
  list('list, total', { status: 'public', pageSize: 0, withTotal: true }),
  list('search, two Chinese characters', { title: '访谈' }),
  list('search, two rare characters', { title: '观鸟' }),
  list('search, Latin', { title: 'Interview 77' }),
  // Rows and total in one request, as scripts ask and as every version understood.
  list('both, list', { status: 'public', ...newestFirst, withTotal: undefined }),
  list('both, two Chinese characters', { title: '访谈', withTotal: undefined }),
  list('both, two rare characters', { title: '观鸟', withTotal: undefined }),
  list('both, Latin', { title: 'Interview 77', withTotal: undefined }),
  { name: 'get', method: 'GET', path: (id) => `${base}/get?id=${id}` },
  {
    name: 'create',
    method: 'POST',
    path: () => `${base}/create`,
    body: (id) => content(id),
    needsKey: true,
  },
  {
    name: 'update',
    method: 'PUT',
    path: () => `${base}/update`,
    body: (id, round) => ({ ...content(id), id, revision: round }),
  },
]

/** Asked once for their plans alone. */
export const looks: readonly Scenario[] = [
  list('list, by title', { sort: [{ field: 'title', order: 'asc' }] }),
  list('list, oldest first', { sort: [{ field: 'createdAt', order: 'asc' }] }),
  list('list, of one creator', { creatorId: 1 }),
  list('list, of one career', { careerId: 7 }),
  list('search, nowhere', { title: '无此' }),
  list('search, drafts', { title: '访谈', status: 'draft' }),
  list('search, total', { title: '观鸟', pageSize: 0, withTotal: true }),
  { name: 'options', method: 'GET', path: () => `${base}/options?keyword=${encodeURIComponent('观鸟')}` },
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
      'x-scenario': scenario.name.replaceAll(/[^a-z0-9]+/gi, '-'),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(scenario.needsKey && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
}
