import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kitFaults } from '#kit/contract/fault.ts'
import { prefix } from '#kit/contract/envelope.ts'
import { mountSmallDisk } from '#kit/testing/server/smallDisk.ts'
import { mp4 } from '#kit/testing/server/smallFiles.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { fileEndpoints } from '../file.contract.ts'
import { fileFaults } from '../file.faults.ts'
import { beginUpload, keysIn, sendPart } from '../testing/uploads.ts'
import { drawPicture } from './makePicture.ts'

const mb = 1024 * 1024
const disk = mountSmallDisk(16 * mb, 100)

let app: TestApp
let designer: Person

async function start(floor: string): Promise<void> {
  app = await startTestApp({ DATA_DIR: disk.folder, DISK_FLOOR: floor })
  designer = await app.person('lx_designer')
}

async function ready() {
  const response = await app.fetch('GET', '/readyz', {})
  return { status: response.status, body: await response.json() }
}

async function picture() {
  const body = new FormData()
  body.append('purpose', 'card')
  body.append('file', new Blob([new Uint8Array(await drawPicture('card', { unit: 200 }))]), 'a.png')
  return (await app.fetch('POST', `${prefix}/infra/file/upload`, { body }, designer)).json()
}

/** Leaves space for bytes, and for not one more file: what is reserved cannot be written. */
function useUpNames(): () => void {
  const folder = join(disk.folder, 'names')
  mkdirSync(folder, { recursive: true })
  try {
    for (let index = 0; ; index += 1) writeFileSync(join(folder, String(index)), '')
  } catch {
    return () => rmSync(folder, { recursive: true })
  }
}

afterAll(() => {
  disk.unmount()
})

describe.runIf(disk.isMounted)('under the floor of free space', () => {
  // 4 MB.
  beforeAll(() => start('0.00390625'))
  afterAll(() => app.close())

  test('files are refused by name with what is free, and the operator is told', async () => {
    disk.fill(8 * mb)
    expect(await ready()).toMatchObject({ status: 200, body: { status: 'ready', disk: 'ok' } })
    expect((await beginUpload(app, designer, { size: mb })).status).toBe(201)
    const second = await beginUpload(app, designer, { size: 4 * mb })
    // What is reserved for the first one is not free any more.
    expect(await second.json()).toMatchObject({
      code: fileFaults.diskLow.code,
      message: expect.stringContaining('4096 KB'),
    })
    disk.fill(3 * mb)
    expect(await picture()).toMatchObject({ code: fileFaults.diskLow.code })
    expect(await ready()).toMatchObject({ status: 200, body: { status: 'ready', disk: 'low' } })
  })
})

describe.runIf(disk.isMounted)('on a disk that others have filled', () => {
  const film = mp4({ size: 3 * mb })
  let address = ''
  beforeAll(() => start('0'))
  afterAll(() => app.close())

  test('a part is refused by name, and goes on where it stopped once there is space', async () => {
    disk.fill(10 * mb)
    address = (await beginUpload(app, designer, { size: film.length })).headers.get('location') ?? ''
    disk.fill(mb)
    const refused = await sendPart(app, designer, address, 0, film)
    expect([refused.status, await refused.json()]).toEqual([
      507,
      expect.objectContaining({
        code: kitFaults.noSpace.code,
        message: expect.stringContaining('disk is full'),
      }),
    ])
    disk.fill(8 * mb)
    const headResponse = await app.fetch('HEAD', address, { headers: { 'tus-resumable': '1.0.0' } }, designer)
    const offset = Number(headResponse.headers.get('upload-offset'))
    expect((await sendPart(app, designer, address, offset, film.subarray(offset))).status).toBe(204)
    const uploadId = address.split('/').at(-1) ?? ''
    const { data } = await app.request(fileEndpoints.finish, { as: designer, body: { uploadId } })
    const served = await fetch(app.url + data.url)
    expect(Buffer.from(await served.arrayBuffer()).equals(film)).toBe(true)
  })

  test('no call says that something went wrong, nothing half stays, and texts are saved', async () => {
    const before = await keysIn(app)
    disk.fill(8 * mb)
    const giveBack = useUpNames()
    expect(await picture()).toMatchObject({ code: kitFaults.noSpace.code })
    const begun = await beginUpload(app, designer, { size: 100 })
    expect([begun.status, await begun.json()]).toMatchObject([507, { code: kitFaults.noSpace.code }])
    await app.call(activityEndpoints.create, { as: designer, body: { title: 'Still saved' } })
    giveBack()
    expect(await keysIn(app)).toEqual(before)
    const { used } = await app.call(fileEndpoints.quota, { as: designer })
    expect(used).toBe(film.length)
  })
})
