import { tuneGarbageCollector } from './server/garbage-collection.ts'
import { runService } from './server/run-service.ts'

tuneGarbageCollector()
await runService()
