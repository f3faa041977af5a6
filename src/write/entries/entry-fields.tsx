import { useApp } from '../app/app-context.ts'
import { TextField } from '../ui/field.tsx'
import { ExcerptField } from './excerpt-field.tsx'
import { TextArea } from './text-area.tsx'
import type { Entry } from './use-entry.ts'

/** The texts of a post or page. */
export function EntryFields({ entry }: { readonly entry: Entry }) {
  const { words } = useApp()
  const { values, problems, change } = entry
  return (
    <div class="entry-texts">
      <TextField
        label={words('form.title')}
        value={values.title}
        error={problems['title']}
        onInput={(title) => change({ title })}
      />
      <TextArea
        text={values.content}
        round={entry.round}
        error={problems['content']}
        onChange={(content) => change({ content })}
      />
      <ExcerptField
        excerpt={values.excerpt}
        error={problems['excerpt']}
        onChange={(excerpt) => change({ excerpt })}
      />
    </div>
  )
}
