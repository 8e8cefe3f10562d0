import { afterEach, expect, test } from 'vitest'
import { fingerprintOf, forgetUnfinished, unfinishedFor, unfinishedStorage } from './unfinished.ts'

afterEach(() => localStorage.clear())

const hour = 3600 * 1000
const film = new File(['film'], 'lesson.mp4', { lastModified: 5 })

async function store(age = 0, name = 'lesson.mp4') {
  const fingerprint = fingerprintOf(film, 'video') ?? ''
  await unfinishedStorage.addUpload(`${fingerprint}${name}`, {
    size: 4,
    metadata: { name, purpose: 'video' },
    creationTime: new Date(Date.now() - age).toString(),
    urlStorageKey: '',
    uploadUrl: '/console-api/infra/upload/abc',
    parallelUploadUrls: null,
  })
  return `${fingerprint}${name}`
}

test('an upload that stopped is found by the same file for the same purpose', async () => {
  const fingerprint = await store()
  const [found] = await unfinishedStorage.findUploadsByFingerprint(fingerprint)
  expect(found?.uploadUrl).toBe('/console-api/infra/upload/abc')
  expect(await unfinishedStorage.findUploadsByFingerprint('another')).toEqual([])
  expect(unfinishedFor('video')).toEqual([{ name: 'lesson.mp4', purpose: 'video', size: 4 }])
  expect(unfinishedFor('audio')).toEqual([])
  forgetUnfinished(fingerprint)
  expect(unfinishedFor('video')).toEqual([])
})

test('what the server has forgotten after a day is forgotten here too', async () => {
  await store(25 * hour)
  expect(unfinishedFor('video')).toEqual([])
  expect(Object.keys(localStorage)).toEqual([])
})

test('a broken entry hurts nobody', () => {
  localStorage.setItem('upload:x', '{')
  expect(unfinishedFor('video')).toEqual([])
})

test('the same file for another purpose is another upload; a recording can only go on while the page is open', () => {
  expect(fingerprintOf(film, 'video')).not.toBe(fingerprintOf(film, 'work'))
  expect(fingerprintOf(new Blob(['x']), 'audio')).toBeUndefined()
})
