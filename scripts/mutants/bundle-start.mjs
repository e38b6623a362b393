// The first module of a bundle of tests: a mutant of what is worked out while the program is loaded
// must be on before that.
import { workerData } from 'node:worker_threads';
import { noteMet, turnOn } from './switch.mjs';

if (workerData.role === 'fresh') turnOn(workerData.active);
workerData.atLoad = new Set();
if (workerData.role === 'survey') noteMet(workerData.atLoad);
