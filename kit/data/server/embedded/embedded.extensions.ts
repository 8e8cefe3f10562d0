import type { Extensions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** Named so that nobody looks for it before it is wanted: what needs it asks the database whether it is there. */
const vectorPackage = '@electric-sql/pglite-pgvector'

/** What the embedded engine can be asked to create: `pg_trgm`, and `vector` where its package is installed. */
export async function availableExtensions(): Promise<Extensions> {
  try {
    const { vector } = (await import(vectorPackage)) as { readonly vector: Extensions[string] }
    return { pg_trgm, vector }
  } catch {
    return { pg_trgm }
  }
}
