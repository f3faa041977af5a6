/**
 * Repairs for five migrations that were edited after publication. (A test of
 * `prisma/checksums.sha256` now prevents that.) A database with a former version is brought to the
 * state of the current one; prisma/README.md explains this.
 */

export interface MigrationRepair {
  /** Checksums of the versions that the script repairs. */
  readonly former: readonly string[]
  /** Brings the tables from any of these versions to the current one, in one transaction. */
  readonly script: string
}

export const migrationRepairs: Readonly<Record<string, MigrationRepair>> = {
  '20261121000000_foundation': {
    former: [
      '62df9df549d3a8eee364e70ddba87c365c3378a43d97cc7a9a2d15d2e1e2eeab',
      '25e65c6fe65c599d82bba4b309e039efb1840c46c27582d98e7c4a1d7aead3fa',
    ],
    script: `
      CREATE INDEX IF NOT EXISTS entries_by_type_date
        ON entries (type, date DESC, id DESC) INCLUDE (status, author_id);
      CREATE INDEX IF NOT EXISTS entries_by_author_order ON entries (type, status, author_id, id);`,
  },
  '20261121160000_entry_digests': {
    former: ['14842271da5e93904557a5ae252bfe3987d1d4eb8cca623a98a288175c85be53'],
    script: `
CREATE OR REPLACE FUNCTION begin_entry_digests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO entry_digests (entry_id) SELECT id FROM changed ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION digest_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM entry_digests WHERE entry_id IN (SELECT entry_id FROM changed)
    ORDER BY entry_id FOR NO KEY UPDATE;
  UPDATE entry_digests SET terms = digested_terms(entry_id)
    WHERE entry_id IN (SELECT entry_id FROM changed);
  -- A statement that makes entries with their terms tells of the terms first.
  INSERT INTO entry_digests (entry_id, terms)
    SELECT e.id, digested_terms(e.id) FROM entries e
    WHERE e.id IN (SELECT entry_id FROM changed)
      AND NOT EXISTS (SELECT FROM entry_digests d WHERE d.entry_id = e.id)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;`,
  },
  '20261122100100_import_service': {
    former: [
      'c02b6df5d926f5b6c09af47e927d83e89536b3c9745efcd9eeaf7a71498e0b76',
      '1717b7883af55a7dad73432dfd8e5e57e6e215ccbc87f3401fe44a944e97aeca',
    ],
    script: `
      DROP INDEX IF EXISTS import_jobs_finished;
      DROP TRIGGER IF EXISTS import_jobs_queued ON import_jobs;
      CREATE TRIGGER import_jobs_queued AFTER INSERT ON import_jobs
        FOR EACH STATEMENT EXECUTE FUNCTION notify_change('imports');`,
  },
  '20261122120000_site_imports': {
    former: ['1681ad41f0f7c15138d01d3a445b4d4981797ca5792561b34e7c26b3e4027b42'],
    // Imports of unknown manner restart. `progress` moves after `manner`, as in a new database.
    script: `
      ALTER TABLE site_imports ADD COLUMN manner text NOT NULL DEFAULT '';
      ALTER TABLE site_imports ALTER COLUMN manner DROP DEFAULT;
      ALTER TABLE site_imports RENAME COLUMN progress TO former_progress;
      ALTER TABLE site_imports ADD COLUMN progress jsonb DEFAULT '{}';
      UPDATE site_imports SET progress = former_progress;
      ALTER TABLE site_imports DROP COLUMN former_progress;
      ALTER TABLE site_imports ALTER COLUMN progress SET NOT NULL;`,
  },
  '20261122130000_entry_totals': {
    former: ['8e8da08bf01e3928c8f8e3bc06a826be2108f3dcc957caaa5e9a62b1693e8df5'],
    // Only a comment was added.
    script: '',
  },
}
