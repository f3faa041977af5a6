-- Ad units, what they are counted by, and the mail that leaves this site.

-- Ids come from the sequence of entries, so that an id names one thing, whatever it is. A unit is no
-- entry: no road that shows entries can show one.
CREATE TABLE ad_units (
  id               integer PRIMARY KEY DEFAULT nextval('entry_id'),
  -- Names the unit in shortcodes and exports, as `ad` and this number.
  number           integer NOT NULL UNIQUE,
  status           text NOT NULL CHECK (status IN ('publish', 'draft', 'ads_expired')),
  type             text NOT NULL,
  label            text NOT NULL,
  fields           jsonb NOT NULL,
  author_id        integer REFERENCES users ON DELETE SET NULL,
  date             timestamptz(3) NOT NULL,
  modified         timestamptz(3) NOT NULL,
  -- A draft that waits for this day, in the zone of the site.
  publish_on       date,
  -- The totals at which limits began to count.
  base_impressions bigint NOT NULL DEFAULT 0,
  base_clicks      bigint NOT NULL DEFAULT 0
);
CREATE INDEX ad_units_by_status ON ad_units (status, id);

-- One row for each unit, day, device and place, however many hits it counts. Days are those of UTC.
CREATE TABLE ad_counts (
  ad_id       integer NOT NULL REFERENCES ad_units ON DELETE CASCADE,
  day         date NOT NULL,
  device      text NOT NULL CHECK (device IN ('desktop', 'mobile')),
  -- Of an A/B test the position that was tried; else empty.
  position    text NOT NULL DEFAULT '',
  impressions bigint NOT NULL DEFAULT 0,
  clicks      bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (ad_id, day, device, position)
);
CREATE INDEX ad_counts_by_day ON ad_counts (day, ad_id);

-- Clicks of one day that are alike. Of an address only the network is kept.
CREATE TABLE ad_clicks (
  ad_id    integer NOT NULL REFERENCES ad_units ON DELETE CASCADE,
  day      date NOT NULL,
  network  text NOT NULL,
  url      text NOT NULL,
  browser  text NOT NULL,
  referrer text NOT NULL,
  clicks   bigint NOT NULL,
  PRIMARY KEY (ad_id, day, network, url, browser)
);
CREATE INDEX ad_clicks_by_day ON ad_clicks (day DESC, ad_id);

CREATE TABLE newsletter_subscriptions (
  id         serial PRIMARY KEY,
  name       text NOT NULL,
  email      citext NOT NULL UNIQUE,
  website    text NOT NULL,
  status     text NOT NULL CHECK (status IN ('pending', 'confirmed', 'unsubscribed')),
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz(3) NOT NULL,
  mailed_at  timestamptz(3)
);

CREATE TABLE outgoing_messages (
  id         serial PRIMARY KEY,
  kind       text NOT NULL CHECK (kind IN ('customer_query', 'newsletter_confirm')),
  recipient  text NOT NULL,
  reply_to   text NOT NULL DEFAULT '',
  subject    text NOT NULL,
  text       text NOT NULL,
  html       text NOT NULL,
  status     text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'sent', 'failed')),
  attempts   integer NOT NULL DEFAULT 0,
  last_error text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL,
  due_at     timestamptz(3) NOT NULL,
  sent_at    timestamptz(3)
);
CREATE INDEX outgoing_messages_due ON outgoing_messages (due_at, id) WHERE status = 'queued';

-- Counts are told to nobody: no answer that is remembered shows them.
CREATE TRIGGER ad_units_changed AFTER INSERT OR UPDATE OR DELETE ON ad_units
  FOR EACH STATEMENT EXECUTE FUNCTION notify_change('ads');
