/** The texts of migrations as they were before they were edited, made of the present ones. */

/** What stands in the text now, and what stood there in the version before. */
type Edit = readonly [now: string, before: string]

/** By name, the edits in the order in which they were made. */
const EDITS: Readonly<Record<string, readonly (readonly Edit[])[]>> = {
  '20261121000000_foundation': [
    [
      [
        `-- Lists over several statuses: read in the order of dates, the rest judged by the index alone.
CREATE INDEX entries_by_type_date ON entries (type, date DESC, id DESC) INCLUDE (status, author_id);
`,
        '',
      ],
    ],
    [
      [
        `CREATE INDEX entries_by_author_order ON entries (type, status, author_id, id);
CREATE INDEX entries_by_parent_order ON entries (type, status, parent_id, id);
`,
        '',
      ],
    ],
  ],
  '20261121160000_entry_digests': [
    [
      ['SELECT id FROM changed ON CONFLICT DO NOTHING;', 'SELECT id FROM changed;'],
      [
        `  -- A statement that makes entries with their terms tells of the terms first.
  INSERT INTO entry_digests (entry_id, terms)
    SELECT e.id, digested_terms(e.id) FROM entries e
    WHERE e.id IN (SELECT entry_id FROM changed)
      AND NOT EXISTS (SELECT FROM entry_digests d WHERE d.entry_id = e.id)
    ON CONFLICT DO NOTHING;
`,
        '',
      ],
    ],
  ],
  '20261122100100_import_service': [
    [
      [
        'and not yet delivered.\n',
        `and not yet delivered. Nobody's answers are remembered with these tables.\n`,
      ],
      [
        `
-- Nobody's answers are remembered with these tables; nodes look for work when there is some.
CREATE TRIGGER import_jobs_queued AFTER INSERT ON import_jobs
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('imports');
`,
        '',
      ],
    ],
    [
      [
        `WHERE state NOT IN ('done', 'failed');
`,
        `WHERE state NOT IN ('done', 'failed');
CREATE INDEX import_jobs_finished ON import_jobs (finished_at) WHERE finished_at IS NOT NULL;
`,
      ],
    ],
  ],
  '20261122120000_site_imports': [
    [
      [
        `  -- As whom and how; lists of another manner have other pages.
  manner      text NOT NULL,
`,
        '',
      ],
    ],
  ],
  '20261122130000_entry_totals': [
    [
      [
        `-- removed was in needs no telling. No single statement may change both the status and the terms of
-- an entry that was there before, because both triggers would tell of the terms.
`,
        '-- removed was in needs no telling.\n',
      ],
    ],
  ],
}

/** Returns the former texts of a migration, the first one first; none where it was never edited. */
export function formerScripts(name: string, script: string): string[] {
  const former: string[] = []
  let text = script
  for (const edits of (EDITS[name] ?? []).toReversed()) {
    for (const [now, before] of edits) text = text.replace(now, () => before)
    former.unshift(text)
  }
  return former
}
