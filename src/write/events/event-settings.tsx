import { useState } from 'preact/hooks'
import { PictureDialog } from '../entries/picture-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { Chooser } from '../ui/chooser.tsx'
import { TextField } from '../ui/field.tsx'
import { findCategories, findTags } from './event-store.ts'
import type { EventPartProps } from './event-times.tsx'
import type { ChosenTerm } from './event-values.ts'

/** A term that is made with the event. */
const made = (name: string): ChosenTerm => ({ key: `new ${name}`, name })

/** What else is known of an event. */
export function EventSettings(props: EventPartProps) {
  const { app, values, onChange, errors } = props
  const { words } = app
  const mayMake = app.user.can('publish_cal_events')
  return (
    <section class="panel" aria-label={words('events.more')}>
      <EventPicture {...props} />
      <TextField
        label={words('events.cost')}
        hint={words('events.costHint')}
        value={values.cost}
        error={errors['cost']}
        onInput={(cost) => onChange({ ...values, cost })}
      />
      <TextField
        label={words('events.website')}
        type="url"
        value={values.website}
        error={errors['website']}
        onInput={(website) => onChange({ ...values, website })}
      />
      <Chooser
        app={app}
        label={words('events.categories')}
        error={errors['categories']}
        chosen={values.categories}
        onChange={(categories) => onChange({ ...values, categories })}
        find={findCategories(app)}
        create={
          mayMake
            ? (name) => onChange({ ...values, categories: [...values.categories, made(name)] })
            : undefined
        }
      />
      <Chooser
        app={app}
        label={words('events.tags')}
        error={errors['tags']}
        chosen={values.tags}
        onChange={(tags) => onChange({ ...values, tags })}
        find={findTags(app)}
        create={
          mayMake
            ? (name) => onChange({ ...values, tags: [...values.tags, made(name)] })
            : undefined
        }
      />
    </section>
  )
}

function EventPicture({ app, values, onChange, errors }: EventPartProps) {
  const { words } = app
  const { picture } = values
  const [picks, setPicks] = useState(false)
  return (
    <fieldset>
      <legend>{words('form.picture')}</legend>
      {picture !== undefined && <img class="featured" src={picture.url} alt={picture.alt} />}
      {errors['image'] !== undefined && <p class="field-error">{errors['image']}</p>}
      <p class="more">
        <Button onClick={() => setPicks(true)}>
          {words(picture === undefined ? 'form.pictureChoose' : 'form.pictureChange')}
        </Button>
        {picture !== undefined && (
          <Button kind="link" onClick={() => onChange({ ...values, picture: undefined })}>
            {words('form.pictureRemove')}
          </Button>
        )}
      </p>
      {picks && (
        <PictureDialog
          app={app}
          onPick={(picked) => {
            setPicks(false)
            if (picked !== undefined) onChange({ ...values, picture: picked })
          }}
        />
      )}
    </fieldset>
  )
}
