import { TextField } from '../ui/field.tsx'
import type { WallFields } from './wall-time.ts'

export interface MomentFieldsProps {
  readonly date: string
  /** Label of the time of day. */
  readonly time: string
  readonly value: WallFields
  /** Only the date is shown. */
  readonly allDay: boolean
  readonly error?: string | undefined
  readonly onChange: (fields: WallFields) => void
}

/** The fields of a wall time. */
export function MomentFields({ date, time, value, allDay, error, onChange }: MomentFieldsProps) {
  return (
    <div class="event-moment">
      <TextField
        label={date}
        type="date"
        value={value.date}
        error={error}
        onInput={(text) => onChange({ ...value, date: text })}
      />
      {!allDay && (
        <TextField
          label={time}
          type="time"
          value={value.time}
          onInput={(text) => onChange({ ...value, time: text })}
        />
      )}
    </div>
  )
}
