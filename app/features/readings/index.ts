export { recordReading } from './commands/record-reading.ts';
