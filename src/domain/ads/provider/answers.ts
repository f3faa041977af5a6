/**
 * Validates the provider's answers about accounts and reports
 * (behaviour/ads.md#ad-provider).
 */
import { z } from 'zod'

/** Text that can be stored and displayed; anything else invalidates the answer. */
const text = (most: number) =>
  z
    .string()
    .max(most)
    // oxlint-disable-next-line no-control-regex -- the database takes no NUL, and nobody needs the rest
    .refine((value) => value.isWellFormed() && !/[\0-\x1f\x7f]/.test(value))

/** The name becomes part of request addresses. */
const accountName = z.string().regex(/^accounts\/[A-Za-z\d][\w.-]{0,99}$/)

const account = z.object({
  name: accountName,
  displayName: text(300).exactOptional(),
  reportingTimeZone: z.object({ id: text(100) }).exactOptional(),
  createTime: text(64).exactOptional(),
})

export const accountsAnswer = z.object({ accounts: z.array(account).max(1000).default([]) })

export type AccountDetails = z.infer<typeof account>

const MOST_COLUMNS = 50
const MOST_ROWS = 5000

const cells = z
  .array(z.object({ value: text(500).default('') }))
  .max(MOST_COLUMNS)
  .default([])
const row = z.object({ cells })

const day = z.object({
  year: z.int().min(1).max(9999),
  month: z.int().min(1).max(12),
  day: z.int().min(1).max(31),
})

export const reportAnswer = z
  .object({
    totalMatchedRows: z.union([z.string().regex(/^\d{1,15}$/), z.int().min(0)]).optional(),
    headers: z
      .array(z.object({ name: text(100), type: text(100), currencyCode: text(10).exactOptional() }))
      .min(1)
      .max(MOST_COLUMNS),
    rows: z.array(row).max(MOST_ROWS).default([]),
    totals: row.default({ cells: [] }),
    averages: row.default({ cells: [] }),
    startDate: day,
    endDate: day,
  })
  // A row and the header must have the same length, or values would be assigned to wrong columns.
  .refine(({ headers, rows }) => rows.every((one) => one.cells.length === headers.length))
  .transform(({ totalMatchedRows, ...rest }) => ({
    totalMatchedRows: String(totalMatchedRows ?? rest.rows.length),
    ...rest,
  }))

export type ProviderReport = z.infer<typeof reportAnswer>

/** The error format of the provider's API. */
export const failedAnswer = z.object({
  error: z.object({ status: z.string().optional(), message: z.string().optional() }),
})
