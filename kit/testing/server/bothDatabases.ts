/**
 * A test file imports this where what it tests differs between PostgreSQL and the embedded database, which has one connection for
 * everybody: what is done at once, locks, prepared statements, later work, the order of texts, odd input, backups. `npm test` runs
 * such a file on both, every other one on PostgreSQL alone; `npm test -- --both` runs all on both.
 */
export const isPostgres = process.env['LECTERN_TEST_DATABASE_URL'] !== undefined
