import { writeSync } from 'node:fs'
import { openEmbedded } from '#kit/data/server/database.ts'
import { lockDataDir } from '#kit/data/server/dataLock.ts'
import { migrate } from '#kit/data/server/migrate.ts'

// A process for the tests to kill: it says on its output what it has done, one line each.
const [command, dataDir = '', folder] = process.argv.slice(2)

function print(line: string): void {
  writeSync(1, `${line}\n`)
}

async function write(): Promise<void> {
  const { pool } = await openEmbedded(dataDir)
  await pool.query('create table if not exists kept (id bigserial primary key, half int, text text)')
  print('open')
  for (;;) {
    const client = await pool.connect()
    await client.query('begin')
    const { rows } = await client.query('insert into kept (half, text) values (1, $1) returning id', [
      'x'.repeat(500),
    ])
    await client.query('update kept set half = 2 where id = $1', [rows[0].id])
    await client.query('commit')
    client.release()
    print(String(rows[0].id))
  }
}

async function migrateSlowly(): Promise<void> {
  const database = await openEmbedded(dataDir)
  print('open')
  await migrate(database, folder)
  print('migrated')
}

/** An order that the engine cannot follow: nobody is there to send the rows. */
async function lose(): Promise<void> {
  const { pool } = await openEmbedded(dataDir)
  await pool.query(
    'create table kept (id bigserial primary key, half int); insert into kept (half) values (2)',
  )
  print('open')
  await pool.query('copy kept from stdin')
}

function hold(): void {
  lockDataDir(dataDir)
  print('held')
  setInterval(() => {}, 1000)
}

try {
  if (command === 'write') await write()
  else if (command === 'migrate') await migrateSlowly()
  else if (command === 'lose') await lose()
  else hold()
} catch (error) {
  print(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
