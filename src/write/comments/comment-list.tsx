import { useState } from 'preact/hooks'
import { writeMoment } from '../app/dates.ts'
import { useList } from '../app/use-list.ts'
import type { WriteApp } from '../app/write-app.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { plainText } from '../ui/plain-text.ts'

const TABS = ['hold', 'approve', 'spam', 'trash'] as const
type Status = 'approved' | 'hold' | 'spam' | 'trash'

/** What can be made of a comment, by what it is now. */
const CHOICES: Readonly<Record<Status, readonly Status[]>> = {
  hold: ['approved', 'spam', 'trash'],
  approved: ['hold', 'spam', 'trash'],
  spam: ['approved', 'trash'],
  trash: ['hold', 'spam'],
}

/** The comments of the site, for those who judge them. */
export function CommentList({ app }: { readonly app: WriteApp }) {
  const { words, client, site } = app
  const [answers, setAnswers] = useState<number>()
  const list = useList(app, 'hold', ({ search, tab, page }, signal) =>
    client.get('/core/v2/comments', {
      query: { search, page, per_page: 20, status: tab },
      context: 'edit',
      embed: ['up'],
      signal,
    }),
  )
  const judge = (id: number, status: Status): Promise<void> =>
    list.change(
      () => client.post('/core/v2/comments/{id}', { path: { id }, body: { status } }),
      `comments.done.${status}`,
    )
  const reply = (post: number, parent: number, content: string): Promise<void> =>
    list.change(async () => {
      await client.post('/core/v2/comments', { body: { post, parent, content } })
      setAnswers(undefined)
    }, 'comments.replied')
  return (
    <ListPage
      app={app}
      title={words('frame.comments')}
      tabs={TABS.map((key) => ({ key, label: words(`comments.tab.${key}`) }))}
      query={list.query}
      onQuery={list.setQuery}
      total={list.total}
      pages={list.pages}
      error={list.error}
    >
      <ul class="items comments">
        {list.items.map(({ id, post, author_name: name, author_email: email, ...item }) => {
          const [entry] = item._embedded.up
          const title =
            entry !== undefined && 'title' in entry ? plainText(entry.title.rendered) : `#${post}`
          return (
            <li key={id}>
              <div class="item-facts">
                <strong>{name === '' ? words('comments.nameless') : name}</strong>
                {email !== '' && <span>{email}</span>}
                <time dateTime={item.date}>{writeMoment(site, item.date)}</time>
                <a href={item.link} target="_blank" rel="noopener">
                  {title}
                  <span class="hidden"> {words('frame.newTab')}</span>
                </a>
              </div>
              <blockquote>{item.content.raw}</blockquote>
              <p class="more">
                {CHOICES[item.status].map((status) => (
                  <Button
                    key={status}
                    label={words('comments.choiceNamed', {
                      choice: words(`comments.choice.${status}`),
                      name,
                    })}
                    onClick={() => void judge(id, status)}
                  >
                    {words(`comments.choice.${status}`)}
                  </Button>
                ))}
                {item.status === 'approved' && answers !== id && (
                  <Button
                    label={words('comments.choiceNamed', { choice: words('comments.reply'), name })}
                    onClick={() => setAnswers(id)}
                  >
                    {words('comments.reply')}
                  </Button>
                )}
              </p>
              {answers === id && (
                <Reply
                  app={app}
                  onSend={(text) => void reply(post, id, text)}
                  onCancel={() => setAnswers(undefined)}
                />
              )}
            </li>
          )
        })}
      </ul>
    </ListPage>
  )
}

interface ReplyProps {
  readonly app: WriteApp
  readonly onSend: (text: string) => void
  readonly onCancel: () => void
}

function Reply({ app, onSend, onCancel }: ReplyProps) {
  const [text, setText] = useState('')
  return (
    <form
      class="reply"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') onSend(text)
      }}
    >
      <TextField label={app.words('comments.replyText')} rows={3} value={text} onInput={setText} />
      <Button type="submit" kind="primary" disabled={text.trim() === ''}>
        {app.words('comments.send')}
      </Button>
      <Button kind="link" onClick={onCancel}>
        {app.words('form.cancel')}
      </Button>
    </form>
  )
}
