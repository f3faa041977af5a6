// Written by `npm run generate` from prisma/schema.prisma. Changes belong there.

import type { ColumnType } from "kysely";
export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export type AdClick = {
    ad_id: number;
    day: Timestamp;
    network: string;
    url: string;
    browser: string;
    referrer: string;
    clicks: ColumnType<string, string | number, string | number>;
};
export type AdCount = {
    ad_id: number;
    day: Timestamp;
    /**
     * @kyselyType('desktop' | 'mobile')
     */
    device: 'desktop' | 'mobile';
    position: Generated<string>;
    impressions: Generated<ColumnType<string, string | number, string | number>>;
    clicks: Generated<ColumnType<string, string | number, string | number>>;
};
export type AdProviderAttempt = {
    state_hash: ColumnType<Buffer, Uint8Array, Uint8Array>;
    user_id: number;
    client: string;
    redirect_url: string;
    verifier: ColumnType<Buffer, Uint8Array, Uint8Array>;
    expires_at: Timestamp;
};
export type AdProviderLink = {
    account_id: string;
    client: string;
    tokens: ColumnType<Buffer, Uint8Array, Uint8Array>;
    token_type: string;
    expires_at: Timestamp;
    /**
     * @kyselyType(ColumnType<Record<string, unknown>, string, string>)
     */
    details: Generated<ColumnType<Record<string, unknown>, string, string>>;
    error_reason: Generated<string>;
    error_message: Generated<string>;
    linked_at: Timestamp;
};
export type AdProviderReport = {
    account_id: string;
    kind: string;
    first_day: Timestamp;
    last_day: Timestamp;
    report: ColumnType<unknown, string, string>;
    fetched_at: Timestamp;
};
export type AdUnit = {
    id: Generated<number>;
    number: number;
    /**
     * @kyselyType('publish' | 'draft' | 'ads_expired')
     */
    status: 'publish' | 'draft' | 'ads_expired';
    type: string;
    label: string;
    /**
     * @kyselyType(ColumnType<Record<string, unknown>, string, string>)
     */
    fields: ColumnType<Record<string, unknown>, string, string>;
    author_id: number | null;
    date: Timestamp;
    modified: Timestamp;
    publish_on: Timestamp | null;
    base_impressions: Generated<ColumnType<string, string | number, string | number>>;
    base_clicks: Generated<ColumnType<string, string | number, string | number>>;
};
export type ApplicationPassword = {
    uuid: string;
    user_id: number;
    app_id: Generated<string>;
    name: string;
    hash: ColumnType<Buffer, Uint8Array, Uint8Array>;
    created_at: Generated<Timestamp>;
    last_used_at: Timestamp | null;
    last_ip: string | null;
    /**
     * Empty lists and null are no limit.
     */
    scopes: Generated<string[]>;
    expires_at: Timestamp | null;
    addresses: Generated<string[]>;
};
export type AuditEvent = {
    id: Generated<number>;
    at: Generated<Timestamp>;
    /**
     * @kyselyType('sign_in' | 'sign_in_refused' | 'session_ended' | 'account_created' | 'account_changed' | 'role_granted' | 'role_removed' | 'password_reset_requested' | 'password_changed' | 'account_deleted' | 'application_password_created' | 'application_password_changed' | 'application_password_revoked' | 'setting_changed' | 'entry_deleted' | 'term_deleted' | 'comment_deleted' | 'site_exported' | 'site_imported')
     */
    kind: 'sign_in' | 'sign_in_refused' | 'session_ended' | 'account_created' | 'account_changed' | 'role_granted' | 'role_removed' | 'password_reset_requested' | 'password_changed' | 'account_deleted' | 'application_password_created' | 'application_password_changed' | 'application_password_revoked' | 'setting_changed' | 'entry_deleted' | 'term_deleted' | 'comment_deleted' | 'site_exported' | 'site_imported';
    /**
     * @kyselyType('user' | 'visitor' | 'cli' | 'job' | 'database')
     */
    actor_kind: 'user' | 'visitor' | 'cli' | 'job' | 'database';
    actor_id: number | null;
    actor_name: string | null;
    address: string | null;
    application_password: string | null;
    /**
     * @kyselyType('user' | 'application_password' | 'setting' | 'entry' | 'term' | 'comment' | 'site')
     */
    object_type: 'user' | 'application_password' | 'setting' | 'entry' | 'term' | 'comment' | 'site';
    object_id: Generated<string>;
    object_name: Generated<string>;
    /**
     * @kyselyType(ColumnType<{ members?: string[]; email?: string | { from: string; to: string }; roles?: string[]; user?: { id: number; name: string }; scopes?: string[]; expires?: string; allowed_addresses?: string[]; sessions?: number; from?: string | number | boolean | unknown[]; to?: string | number | boolean | unknown[]; type?: string; source?: string; replaced?: boolean }, string, string>)
     */
    details: Generated<ColumnType<{ members?: string[]; email?: string | { from: string; to: string }; roles?: string[]; user?: { id: number; name: string }; scopes?: string[]; expires?: string; allowed_addresses?: string[]; sessions?: number; from?: string | number | boolean | unknown[]; to?: string | number | boolean | unknown[]; type?: string; source?: string; replaced?: boolean }, string, string>>;
};
export type Comment = {
    id: Generated<number>;
    entry_id: number;
    parent_id: Generated<number>;
    type: Generated<string>;
    /**
     * @kyselyType('approved' | 'hold' | 'spam' | 'trash')
     */
    status: 'approved' | 'hold' | 'spam' | 'trash';
    /**
     * The status before spam or trash, for the way back.
     * @kyselyType('approved' | 'hold' | 'spam' | 'trash')
     */
    former_status: 'approved' | 'hold' | 'spam' | 'trash' | null;
    karma: Generated<number>;
    /**
     * Null for visitors and for users who are gone; names and addresses stay.
     */
    author_id: number | null;
    author_name: Generated<string>;
    author_email: Generated<string>;
    author_url: Generated<string>;
    author_ip: Generated<string>;
    author_agent: Generated<string>;
    content: string;
    /**
     * The date that shows, which its writer may choose; `createdAt` is when it came.
     */
    date: Timestamp;
    meta: Generated<ColumnType<unknown, string, string>>;
    created_at: Timestamp;
    version: Generated<number>;
    updated_at: Generated<Timestamp>;
};
export type EditLock = {
    entry_id: number;
    user_id: number;
    expires_at: Timestamp;
};
export type EmbedAnswer = {
    key: ColumnType<Buffer, Uint8Array, Uint8Array>;
    /**
     * @kyselyType(ColumnType<Record<string, unknown>, string, string>)
     */
    answer: ColumnType<Record<string, unknown>, string, string> | null;
    expires_at: Timestamp;
};
export type Entry = {
    id: Generated<number>;
    type: string;
    status: string;
    slug: Generated<string>;
    /**
     * Slugs are unique per type and scope (the parent of a page, 0 for flat types), and at the top
     * among posts and pages together, because their addresses are.
     */
    slug_scope: Generated<number>;
    title: Generated<string>;
    content: Generated<string>;
    excerpt: Generated<string>;
    author_id: number;
    parent_id: Generated<number>;
    menu_order: Generated<number>;
    password: Generated<string>;
    /**
     * @kyselyType('open' | 'closed')
     */
    comment_status: Generated<'open' | 'closed'>;
    /**
     * @kyselyType('open' | 'closed')
     */
    ping_status: Generated<'open' | 'closed'>;
    template: Generated<string>;
    format: Generated<string>;
    sticky: Generated<boolean>;
    featured_media: Generated<number>;
    /**
     * @kyselyType(ColumnType<Record<string, unknown>, string, string>)
     */
    meta: Generated<ColumnType<Record<string, unknown>, string, string>>;
    /**
     * Publication date. `dateFloats`: nobody chose it yet, so it follows the moment of publication.
     */
    date: Timestamp;
    date_floats: Generated<boolean>;
    modified: Timestamp;
    /**
     * What the trash keeps for the way back.
     */
    trashed_status: string | null;
    trashed_slug: string | null;
    trashed_at: Timestamp | null;
    /**
     * Counts every write; the strong part of ETags that If-Match compares.
     * Incremented by a trigger when the entry is published or trashed, which ends its preview links.
     */
    preview_generation: Generated<number>;
    version: Generated<number>;
    updated_at: Generated<Timestamp>;
};
export type EntryDigest = {
    entry_id: number;
    /**
     * Ids by taxonomy, in the order of the terms' names.
     * @kyselyType(ColumnType<Record<string, readonly number[]>, string, string>)
     */
    terms: Generated<ColumnType<Record<string, readonly number[]>, string, string>>;
    /**
     * How many revisions there are, autosaves included, and the newest; 0 when there is none.
     * @kyselyType(ColumnType<{ count: number; latest: number }, string, string>)
     */
    revisions: Generated<ColumnType<{ count: number; latest: number }, string, string>>;
};
export type EntryTerm = {
    entry_id: number;
    term_id: number;
    /**
     * Copied from the entry by triggers, as are those below.
     */
    type: Generated<string>;
    status: Generated<string>;
    author_id: Generated<number>;
    date: Generated<Timestamp>;
};
export type EntryText = {
    id: number;
    type: string;
    status: string;
    author_id: number;
    date: Timestamp;
    /**
     * The first letter, which tells whether there is one.
     */
    password: string;
    title_folded: string;
    /**
     * The different words of all texts but the title, for `listed_words`.
     */
    words: string;
};
export type EntryTotal = {
    id: Generated<ColumnType<string, string | number, string | number>>;
    /**
     * 0 for all entries, whatever their terms; -1 for those of one author.
     */
    term_id: number;
    /**
     * 0 for all authors.
     */
    author_id: Generated<number>;
    type: string;
    status: string;
    /**
     * Its first day, in UTC; nodes of the former version read it.
     */
    month: Generated<Timestamp>;
    /**
     * The 1st, 8th, 15th, 22nd or 29th day of the month, whichever came last.
     */
    part: Generated<Timestamp>;
    change: number;
};
export type Event = {
    entry_id: number;
    starts_at: Timestamp;
    ends_at: Timestamp;
    timezone: string;
    utc_start: Timestamp;
    utc_end: Timestamp;
    all_day: Generated<boolean>;
    show_map: Generated<boolean>;
    show_map_link: Generated<boolean>;
    hidden: Generated<boolean>;
    featured: Generated<boolean>;
    website: string | null;
    cost: Generated<string>;
    cost_description: Generated<string>;
    currency_symbol: Generated<string>;
    currency_code: Generated<string>;
    currency_position: Generated<string>;
    date_time_separator: Generated<string>;
    time_range_separator: Generated<string>;
    uid: string | null;
    sequence: Generated<number>;
    /**
     * @kyselyType(ColumnType<{ rrule: string | null; rdate: readonly string[]; exdate: readonly string[] }, string, string>)
     */
    recurrence: ColumnType<{ rrule: string | null; rdate: readonly string[]; exdate: readonly string[] }, string, string> | null;
    series_id: number | null;
    original_start: Timestamp | null;
    canceled: Generated<boolean>;
};
export type EventLink = {
    event_id: number;
    /**
     * @kyselyType('venue' | 'organizer')
     */
    kind: 'venue' | 'organizer';
    linked_id: number;
    position: Generated<number>;
};
export type EventOccurrence = {
    event_id: number;
    original_start: Timestamp;
    starts_at: Timestamp;
    ends_at: Timestamp;
    utc_start: Timestamp;
    utc_end: Timestamp;
    status: Generated<string>;
    hidden: Generated<boolean>;
};
export type ImportActivity = {
    record_id: number;
    /**
     * @kyselyType('cal_events' | 'cal_organizer' | 'cal_venue' | 'cal_events_cat' | 'post_tag' | 'attachment')
     */
    kind: 'cal_events' | 'cal_organizer' | 'cal_venue' | 'cal_events_cat' | 'post_tag' | 'attachment';
    item_id: number;
    /**
     * @kyselyType('created' | 'updated' | 'skipped' | 'scheduled')
     */
    outcome: 'created' | 'updated' | 'skipped' | 'scheduled';
};
export type ImportedItem = {
    entry_id: number;
    /**
     * @kyselyType('event' | 'venue' | 'organizer')
     */
    kind: 'event' | 'venue' | 'organizer';
    origin: string;
    record_id: number | null;
    global_id: string | null;
    lineage: Generated<string[]>;
    uid: string | null;
    parent_uid: string | null;
    recurrence: string | null;
    original_id: string | null;
    content_hash: string | null;
    sequence: Generated<number>;
    version: number;
    /**
     * @kyselyType(ColumnType<Record<string, string>, string, string>)
     */
    fields: Generated<ColumnType<Record<string, string>, string, string>>;
};
export type ImportedPicture = {
    address: string;
    media_id: number;
};
export type ImportJob = {
    id: Generated<number>;
    record_id: number;
    import_id: string;
    batch_hash: string;
    secret: string;
    origin: string;
    source_url: string | null;
    media_id: number | null;
    content: ColumnType<Buffer, Uint8Array, Uint8Array> | null;
    /**
     * @kyselyType(ColumnType<Record<string, unknown>, string, string>)
     */
    options: Generated<ColumnType<Record<string, unknown>, string, string>>;
    /**
     * @kyselyType('queued' | 'fetching' | 'parsing' | 'pushing' | 'done' | 'failed')
     */
    state: Generated<'queued' | 'fetching' | 'parsing' | 'pushing' | 'done' | 'failed'>;
    total: Generated<number>;
    batch_size: Generated<number>;
    batches_done: Generated<number>;
    problems: Generated<number>;
    outside: Generated<number>;
    /**
     * @kyselyType(ColumnType<Record<string, unknown>, string, string>)
     */
    validators: Generated<ColumnType<Record<string, unknown>, string, string>>;
    attempts: Generated<number>;
    due_at: Timestamp;
    holder: string | null;
    held_until: Timestamp | null;
    slug: Generated<string>;
    message: Generated<string>;
    created_at: Timestamp;
    finished_at: Timestamp | null;
};
export type ImportJobItem = {
    job_id: number;
    number: number;
    /**
     * @kyselyType('event' | 'venue' | 'organizer' | 'problem' | 'moved')
     */
    kind: 'event' | 'venue' | 'organizer' | 'problem' | 'moved';
    line: number;
    uid: string | null;
    sequence: Generated<number>;
    instance: string | null;
    replaces: string | null;
    starts_at: Timestamp | null;
    /**
     * @kyselyType(ColumnType<object, string, string>)
     */
    item: ColumnType<object, string, string> | null;
    position: number | null;
};
export type ImportRecord = {
    id: Generated<number>;
    import_id: string | null;
    origin: string;
    /**
     * @kyselyType('manual' | 'schedule')
     */
    type: 'manual' | 'schedule';
    frequency: Generated<string>;
    /**
     * @kyselyType('cal-ea-draft' | 'cal-ea-pending' | 'cal-ea-success' | 'cal-ea-failed' | 'cal-ea-schedule')
     */
    status: 'cal-ea-draft' | 'cal-ea-pending' | 'cal-ea-success' | 'cal-ea-failed' | 'cal-ea-schedule';
    parent_id: Generated<number>;
    author_id: number | null;
    source: string;
    source_name: Generated<string>;
    post_status: string | null;
    categories: Generated<number[]>;
    /**
     * @kyselyType('overwrite' | 'preserve_changes' | 'retain')
     */
    update_authority: Generated<'overwrite' | 'preserve_changes' | 'retain'>;
    /**
     * @kyselyType(ColumnType<{ csvType?: 'events' | 'venues' | 'organizers'; dayFirst?: boolean; includePrivate?: boolean }, string, string>)
     */
    options: Generated<ColumnType<{ csvType?: 'events' | 'venues' | 'organizers'; dayFirst?: boolean; includePrivate?: boolean }, string, string>>;
    total_events: Generated<number>;
    percentage_complete: Generated<number>;
    next_batch_hash: string | null;
    /**
     * @kyselyType(ColumnType<{ hash: string; bodyHash: string; response: { interval: number; nextBatchHash: string | null } }, string, string>)
     */
    last_batch: ColumnType<{ hash: string; bodyHash: string; response: { interval: number; nextBatchHash: string | null } }, string, string> | null;
    batches_done: Generated<number>;
    /**
     * @kyselyType(ColumnType<readonly { code: string; message: string; date: string; index?: number; uid?: string }[], string, string>)
     */
    errors: Generated<ColumnType<readonly { code: string; message: string; date: string; index?: number; uid?: string }[], string, string>>;
    callback_secret: string;
    signed: Generated<boolean>;
    recent_child: number | null;
    next_run_at: Timestamp | null;
    /**
     * @kyselyType(ColumnType<Record<string, unknown>, string, string>)
     */
    source_validators: Generated<ColumnType<Record<string, unknown>, string, string>>;
    held_until: Timestamp | null;
    held_by: string | null;
    created_at: Timestamp;
    modified_at: Timestamp;
    last_batch_at: Timestamp | null;
};
export type Media = {
    entry_id: number;
    /**
     * Key of the file in the store, such as `2026/11/harbor.jpg`.
     */
    file: string;
    mime_type: string;
    /**
     * Bytes.
     */
    filesize: number;
    /**
     * Pixels; 0 where the file has none.
     */
    width: Generated<number>;
    height: Generated<number>;
    alt_text: Generated<string>;
    /**
     * Smaller forms of a picture by name.
     * @kyselyType(ColumnType<Record<string, { file: string; width: number; height: number; mimeType: string; filesize: number }>, string, string>)
     */
    sizes: Generated<ColumnType<Record<string, { file: string; width: number; height: number; mimeType: string; filesize: number }>, string, string>>;
    /**
     * What the file tells about itself.
     * @kyselyType(ColumnType<Record<string, unknown>, string, string>)
     */
    details: Generated<ColumnType<Record<string, unknown>, string, string>>;
};
export type MediaFile = {
    key: string;
    entry_id: number | null;
    mime_type: string;
    size: number;
    stored_at: Timestamp;
    removed_at: Timestamp | null;
};
export type NewsletterSubscription = {
    id: Generated<number>;
    name: string;
    email: string;
    website: string;
    /**
     * @kyselyType('pending' | 'confirmed' | 'unsubscribed')
     */
    status: 'pending' | 'confirmed' | 'unsubscribed';
    token_hash: ColumnType<Buffer, Uint8Array, Uint8Array>;
    created_at: Timestamp;
    mailed_at: Timestamp | null;
};
export type Organizer = {
    entry_id: number;
    phone: Generated<string>;
    website: Generated<string>;
    email: Generated<string>;
};
export type OutgoingMessage = {
    id: Generated<number>;
    /**
     * @kyselyType('customer_query' | 'newsletter_confirm' | 'webhook_disabled' | 'password_reset' | 'comment_held' | 'email_change' | 'email_changed')
     */
    kind: 'customer_query' | 'newsletter_confirm' | 'webhook_disabled' | 'password_reset' | 'comment_held' | 'email_change' | 'email_changed';
    recipient: string;
    reply_to: Generated<string>;
    subject: string;
    text: string;
    html: string;
    /**
     * @kyselyType('queued' | 'sent' | 'failed')
     */
    status: Generated<'queued' | 'sent' | 'failed'>;
    attempts: Generated<number>;
    last_error: Generated<string>;
    created_at: Timestamp;
    due_at: Timestamp;
    sent_at: Timestamp | null;
};
export type RateLimit = {
    key: string;
    points: Generated<number>;
    expire: ColumnType<string, string | number, string | number> | null;
};
export type Redirect = {
    path: string;
    entry_id: number | null;
    address: Generated<string>;
};
export type Revision = {
    id: Generated<number>;
    /**
     * @kyselyType('revision' | 'autosave')
     */
    kind: 'revision' | 'autosave';
    parent_id: number;
    author_id: number;
    title: Generated<string>;
    content: Generated<string>;
    excerpt: Generated<string>;
    /**
     * @kyselyType(ColumnType<Record<string, unknown>, string, string>)
     */
    meta: Generated<ColumnType<Record<string, unknown>, string, string>>;
    /**
     * Of an event's autosave: its unsaved members beside the texts, as the calendar keeps them.
     * @kyselyType(ColumnType<Record<string, unknown> | null, string | null, string | null>)
     */
    changes: ColumnType<Record<string, unknown> | null, string | null, string | null> | null;
    date: Timestamp;
    modified: Timestamp;
    version: Generated<number>;
    updated_at: Generated<Timestamp>;
};
export type SearchWord = {
    word: string;
};
export type Session = {
    hash: ColumnType<Buffer, Uint8Array, Uint8Array>;
    user_id: number;
    created_at: Generated<Timestamp>;
    expires_at: Timestamp;
    last_seen_at: Generated<Timestamp>;
    /**
     * Of the client that used it last; empty if it is not known.
     */
    address: Generated<string>;
    /**
     * The `User-Agent` of the sign-in.
     */
    agent: Generated<string>;
};
export type Setting = {
    key: string;
    value: ColumnType<unknown, string, string>;
};
export type SiteImport = {
    id: Generated<number>;
    origin: string;
    started_at: Timestamp;
    finished_at: Timestamp | null;
    manner: string;
    /**
     * @kyselyType(ColumnType<Record<string, number>, string, string>)
     */
    progress: Generated<ColumnType<Record<string, number>, string, string>>;
};
export type SiteImportItem = {
    import_id: number;
    kind: string;
    origin_id: number;
    own_id: number;
    source_hash: string;
    own_version: number;
    address: Generated<string>;
    /**
     * @kyselyType(ColumnType<Record<string, string>, string, string>)
     */
    files: Generated<ColumnType<Record<string, string>, string, string>>;
    /**
     * @kyselyType(ColumnType<{ parent?: number; links?: true }, string, string>)
     */
    pending: ColumnType<{ parent?: number; links?: true }, string, string> | null;
};
export type Term = {
    id: Generated<number>;
    taxonomy: string;
    name: string;
    slug: string;
    description: Generated<string>;
    parent_id: Generated<number>;
    /**
     * Published entries with this term, kept by the writers in the same transaction.
     */
    count: Generated<number>;
    meta: Generated<ColumnType<unknown, string, string>>;
    version: Generated<number>;
    updated_at: Generated<Timestamp>;
};
export type TitleWords = {
    id: number;
    /**
     * That of the entry.
     */
    date: Timestamp;
    words: string[];
};
export type User = {
    id: Generated<number>;
    login: string;
    slug: string;
    email: string;
    display_name: string;
    first_name: Generated<string>;
    last_name: Generated<string>;
    nickname: Generated<string>;
    description: Generated<string>;
    url: Generated<string>;
    locale: Generated<string>;
    roles: string[];
    /**
     * @kyselyType(ColumnType<Record<string, boolean>, string, string>)
     */
    extra_capabilities: Generated<ColumnType<Record<string, boolean>, string, string>>;
    /**
     * @kyselyType(ColumnType<Record<string, unknown>, string, string>)
     */
    meta: Generated<ColumnType<Record<string, unknown>, string, string>>;
    password_hash: string;
    registered_at: Generated<Timestamp>;
    version: Generated<number>;
    updated_at: Generated<Timestamp>;
};
export type Venue = {
    entry_id: number;
    address: Generated<string>;
    city: Generated<string>;
    country: Generated<string>;
    province: Generated<string>;
    state: Generated<string>;
    state_province: Generated<string>;
    zip: Generated<string>;
    phone: Generated<string>;
    website: Generated<string>;
    show_map: Generated<boolean>;
    show_map_link: Generated<boolean>;
    latitude: number | null;
    longitude: number | null;
};
export type Webhook = {
    id: Generated<number>;
    url: string;
    description: Generated<string>;
    events: string[];
    types: Generated<string[]>;
    terms: Generated<number[]>;
    /**
     * @kyselyType('active' | 'paused' | 'disabled')
     */
    status: 'active' | 'paused' | 'disabled';
    /**
     * @kyselyType(ColumnType<readonly { nonce: string; until: string | null }[], string, string>)
     */
    secrets: Generated<ColumnType<readonly { nonce: string; until: string | null }[], string, string>>;
    failures: Generated<number>;
    failing_since: Timestamp | null;
    held_until: Timestamp | null;
    created_at: Timestamp;
    version: Generated<number>;
    updated_at: Timestamp;
};
export type WebhookDelivery = {
    id: Generated<ColumnType<string, string | number, string | number>>;
    webhook_id: number;
    event_id: ColumnType<string, string | number, string | number>;
    message: string;
    event: string;
    item: string;
    type: string;
    object_id: number | null;
    changed: Generated<string[]>;
    actor_kind: string | null;
    actor_id: number | null;
    happened_at: Timestamp;
    /**
     * @kyselyType('pending' | 'delivered' | 'failed')
     */
    status: Generated<'pending' | 'delivered' | 'failed'>;
    attempts: Generated<number>;
    queued_at: Timestamp;
    due_at: Timestamp;
    /**
     * Until then it belongs to the node that is sending it.
     */
    taken_until: Timestamp | null;
    attempted_at: Timestamp | null;
    /**
     * Milliseconds of the last attempt.
     */
    duration: number | null;
    response_status: number | null;
    /**
     * @kyselyType(ColumnType<Record<string, string>, string, string>)
     */
    response_headers: Generated<ColumnType<Record<string, string>, string, string>>;
    response_body: Generated<string>;
    error: Generated<string>;
    finished_at: Timestamp | null;
};
export type WebhookEvent = {
    id: Generated<ColumnType<string, string | number, string | number>>;
    message: Generated<string>;
    event: string;
    item: string;
    type: string;
    object_id: number | null;
    changed: string[];
    terms: number[];
    actor_kind: string | null;
    actor_id: number | null;
    happened_at: Generated<Timestamp>;
};
export type DB = {
    ad_clicks: AdClick;
    ad_counts: AdCount;
    ad_provider_attempts: AdProviderAttempt;
    ad_provider_links: AdProviderLink;
    ad_provider_reports: AdProviderReport;
    ad_units: AdUnit;
    application_passwords: ApplicationPassword;
    audit_events: AuditEvent;
    comments: Comment;
    edit_locks: EditLock;
    embed_answers: EmbedAnswer;
    entries: Entry;
    entry_digests: EntryDigest;
    entry_terms: EntryTerm;
    entry_texts: EntryText;
    entry_totals: EntryTotal;
    event_links: EventLink;
    event_occurrences: EventOccurrence;
    events: Event;
    import_activity: ImportActivity;
    import_job_items: ImportJobItem;
    import_jobs: ImportJob;
    import_records: ImportRecord;
    imported_items: ImportedItem;
    imported_pictures: ImportedPicture;
    media: Media;
    media_files: MediaFile;
    newsletter_subscriptions: NewsletterSubscription;
    organizers: Organizer;
    outgoing_messages: OutgoingMessage;
    rate_limits: RateLimit;
    redirects: Redirect;
    revisions: Revision;
    search_words: SearchWord;
    sessions: Session;
    settings: Setting;
    site_import_items: SiteImportItem;
    site_imports: SiteImport;
    terms: Term;
    title_words: TitleWords;
    users: User;
    venues: Venue;
    webhook_deliveries: WebhookDelivery;
    webhook_events: WebhookEvent;
    webhooks: Webhook;
};
