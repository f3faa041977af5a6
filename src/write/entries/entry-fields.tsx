import type { WriteApp } from '../app/write-app.ts'
import { TextField } from '../ui/field.tsx'
import { ExcerptField } from './excerpt-field.tsx'
import { TextArea } from './text-area.tsx'
import type { Entry } from './use-entry.ts'

interface EntryFieldsProps {
  readonly app: WriteApp
  readonly entry: Entry
}

/** The texts of a post or page. */
export function EntryFields({ app, entry }: EntryFieldsProps) {
  const { values, problems, change } = entry
  return (
    <div class="entry-texts">
      <TextField
        label={app.words('form.title')}
        value={values.title}
        error={problems['title']}
        onInput={(title) => change({ title })}
      />
      <TextArea
        app={app}
        text={values.content}
        round={entry.round}
        error={problems['content']}
        onChange={(content) => change({ content })}
      />
      <ExcerptField
        app={app}
        excerpt={values.excerpt}
        error={problems['excerpt']}
        onChange={(excerpt) => change({ excerpt })}
      />
    </div>
  )
}
