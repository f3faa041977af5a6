import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Client } from '../../client/client.ts'
import { writeMoment } from '../app/dates.ts'
import { useList } from '../app/use-list.ts'
import { useApp } from '../app/app-context.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { ListPage, type ListQuery } from '../ui/list-page.tsx'
import { plainText } from '../ui/plain-text.ts'

const TABS = ['hold', 'approve', 'spam', 'trash'] as const
type Status = 'approved' | 'hold' | 'spam' | 'trash'

/** The statuses that a comment can get, by its current status. */
const CHOICES: Readonly<Record<Status, readonly Status[]>> = {
  hold: ['approved', 'spam', 'trash'],
  approved: ['hold', 'spam', 'trash'],
  spam: ['approved', 'trash'],
  trash: ['hold', 'spam'],
}

const readComments = (client: Client, { search, tab, page }: ListQuery, signal: AbortSignal) =>
  client.get('/core/v2/comments', {
    query: { search, page, per_page: 20, status: tab },
    context: 'edit',
    embed: ['up'],
    signal,
  })

type ListedComment = Awaited<ReturnType<typeof readComments>>['data'][number]

/** The comments of the site, for those who moderate them. */
export function CommentList() {
  const { words, client } = useApp()
  const [answers, setAnswers] = useState<number>()
  const list = useList('hold', (query, signal) => readComments(client, query, signal))
  const setStatus = (id: number, status: Status): Promise<void> =>
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
      title={words('frame.comments')}
      tabs={TABS.map((key) => ({ key, label: words(`comments.tab.${key}`) }))}
      list={list}
    >
      <ul class="items comments">
        {list.items.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            isAnswered={answers === comment.id}
            onDecide={(status) => void setStatus(comment.id, status)}
            onAnswer={() => setAnswers(comment.id)}
          >
            {answers === comment.id && (
              <Reply
                onSend={(text) => void reply(comment.post, comment.id, text)}
                onCancel={() => setAnswers(undefined)}
              />
            )}
          </CommentItem>
        ))}
      </ul>
    </ListPage>
  )
}

interface CommentItemProps {
  readonly comment: ListedComment
  /** An answer to it is being written, in the form that is its child. */
  readonly isAnswered: boolean
  readonly onDecide: (status: Status) => void
  readonly onAnswer: () => void
  readonly children: ComponentChildren
}

function CommentItem({ comment, isAnswered, ...props }: CommentItemProps) {
  const { words, site } = useApp()
  const { author_name: name, author_email: email, status, date, link, post } = comment
  const [entry] = comment._embedded.up
  const title =
    entry !== undefined && 'title' in entry ? plainText(entry.title.rendered) : `#${post}`
  const named = (choice: string): string => words('comments.choiceNamed', { choice, name })
  return (
    <li>
      <div class="item-facts">
        <strong>{name === '' ? words('comments.nameless') : name}</strong>
        {email !== '' && <span>{email}</span>}
        <time dateTime={date}>{writeMoment(site, date)}</time>
        <a href={link} target="_blank" rel="noopener">
          {title}
          <span class="hidden"> {words('frame.newTab')}</span>
        </a>
      </div>
      <blockquote>{comment.content.raw}</blockquote>
      <p class="more">
        {CHOICES[status].map((next) => (
          <Button
            key={next}
            label={named(words(`comments.choice.${next}`))}
            onClick={() => props.onDecide(next)}
          >
            {words(`comments.choice.${next}`)}
          </Button>
        ))}
        {status === 'approved' && !isAnswered && (
          <Button label={named(words('comments.reply'))} onClick={props.onAnswer}>
            {words('comments.reply')}
          </Button>
        )}
      </p>
      {props.children}
    </li>
  )
}

interface ReplyProps {
  readonly onSend: (text: string) => void
  readonly onCancel: () => void
}

function Reply({ onSend, onCancel }: ReplyProps) {
  const { words, holdChanges } = useApp()
  const [text, setText] = useState('')
  const isBegun = text.trim() !== ''
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  useEffect(() => {
    holdChanges(isBegun)
    return () => holdChanges(false)
  }, [isBegun])
  return (
    <form
      ref={form}
      class="reply"
      onSubmit={(event) => {
        event.preventDefault()
        if (isBegun) onSend(text)
      }}
    >
      <TextField label={words('comments.replyText')} rows={3} value={text} onInput={setText} />
      <Button type="submit" kind="primary" disabled={!isBegun}>
        {words('comments.send')}
      </Button>
      <Button kind="link" onClick={onCancel}>
        {words('form.cancel')}
      </Button>
    </form>
  )
}
