// Written by `npm run generate` from src/client/. Changes belong there.

/** What a receiver of webhooks gets, as the contract says. */
import type { Schemas } from './operations.js';
type Messages = Schemas['WebhookMessages'];
/** Names of events, such as `post.published`. */
export type WebhookEvent = keyof Messages;
/** The message of an event; without a name that of any event, by `type`. */
export type WebhookMessage<Event extends WebhookEvent = WebhookEvent> = {
    [Name in Event]: Omit<Messages[Name], 'type'> & {
        readonly type: Name;
    };
}[Event];
export {};
