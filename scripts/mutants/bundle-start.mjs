// The first module of a bundle of tests: a mutant of what is worked out while the program is loaded
// must be on before that.

import { noteMet, turnOn } from './switch.mjs';
import { TASK } from './task.mjs';

if (TASK.role === 'fresh') turnOn(TASK.active ?? -1);
if (TASK.role === 'survey') noteMet(TASK.atLoad);
