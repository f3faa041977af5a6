import { useState } from 'preact/hooks'
import { useApp } from '../app/app-context.ts'
import { Button } from '../ui/button.tsx'
import { MomentFields } from './moment-fields.tsx'
import { fieldsOf, wallOf, type WallTime } from './wall-time.ts'

export interface FurtherTimeProps {
  readonly start: WallTime
  readonly allDay: boolean
  readonly onAdd: (time: WallTime) => void
}

/** Takes a further time of an event, at the time of day of its start unless another is entered. */
export function FurtherTime({ start, allDay, onAdd }: FurtherTimeProps) {
  const { words } = useApp()
  const [entered, setEntered] = useState({ date: '', time: '' })
  const { time } = fieldsOf(start)
  const fields = { date: entered.date, time: entered.time === '' || allDay ? time : entered.time }
  const wall = wallOf(fields)
  return (
    <div class="further-time">
      <MomentFields
        date={words('events.furtherDate')}
        time={words('events.furtherTime')}
        value={fields}
        allDay={allDay}
        onChange={setEntered}
      />
      <Button
        disabled={wall === undefined}
        onClick={() => {
          if (wall !== undefined) onAdd(wall)
          setEntered({ date: '', time: entered.time })
        }}
      >
        {words('events.addDate')}
      </Button>
    </div>
  )
}
