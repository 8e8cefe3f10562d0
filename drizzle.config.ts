import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./kit/data/server/table.ts', './features/*/*/server/**/*.table.ts'],
  out: './migrations',
})
