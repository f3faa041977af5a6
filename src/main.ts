import { keepHeapCompact } from './server/compact-heap.ts'
import { runService } from './server/run-service.ts'

keepHeapCompact()
await runService()
