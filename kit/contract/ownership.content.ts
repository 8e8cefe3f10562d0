import type { Ownership, OwnershipRow } from './ownership.ts'
import { administrators, staff } from './role.ts'

const administratorsRow: OwnershipRow = { who: administrators, reads: ['every'], edits: ['every'] }
const designers: OwnershipRow = { who: ['lx_designer'], reads: ['own', 'open'], edits: ['own'] }
const auditors: OwnershipRow = { who: ['auditor'], reads: ['open', 'underReview', 'decided'], edits: [] }
const teachers: OwnershipRow = { who: ['teacher'], reads: ['named'], edits: [] }
const assistants: OwnershipRow = { who: staff, reads: ['entrusted'], edits: ['entrusted'] }

/** R-content: of what is reviewed and names nobody. */
export const reviewedContent: Ownership = { rows: [administratorsRow, designers, auditors] }

/** R-content: of what names its teachers. */
export const taughtContent: Ownership = { rows: [...reviewedContent.rows, teachers] }

/** R-content: of what also has assistants (E6). */
export const entrustedContent: Ownership = { rows: [...taughtContent.rows, assistants] }

/** R-content: of what is reviewed, is sold, and has assistants. */
export const soldContent: Ownership = { rows: [...reviewedContent.rows, assistants] }
