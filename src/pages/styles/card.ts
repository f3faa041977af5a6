/** The card that other sites frame. */
export const CARD_STYLES = `
.card { height: 100vh; max-width: none; margin: 0; display: flex; flex-direction: column; padding: 1.125rem 1.25rem;
  border: 1px solid var(--line); border-radius: var(--radius); overflow: hidden; line-height: 1.5; }
.card h1 { margin: 0 0 .375rem; font-size: 1.25rem; line-height: 1.3; flex: none;
  display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow: hidden; }
.card h1 a { color: inherit; }
.card .picture { flex: none; width: 5.5rem; height: 5.5rem; object-fit: cover; float: inline-end;
  margin-block: 0 .5rem; margin-inline: 1rem 0; border-radius: .375rem; }
.card .event { flex: none; margin: 0 0 .375rem; font-size: .9375rem; }
.card .words { flex: 1; min-height: 0; margin: 0; overflow: hidden; color: var(--quiet);
  font-size: .9375rem; }
.card .source { flex: none; margin: .75rem 0 0; padding-top: .625rem; font-size: .875rem;
  border-top: 1px solid var(--line); white-space: nowrap; overflow: hidden;
  text-overflow: ellipsis; }
.card .source a { color: var(--quiet); font-weight: 600; text-decoration: none; }
.card .source a:hover { text-decoration: underline; }
`
