import * as migration_20261130_165339_begin from './20261130_165339_begin';
import * as migration_20261130_165400_own_tables from './20261130_165400_own_tables';

export const migrations = [
  {
    up: migration_20261130_165339_begin.up,
    down: migration_20261130_165339_begin.down,
    name: '20261130_165339_begin',
  },
  {
    up: migration_20261130_165400_own_tables.up,
    down: migration_20261130_165400_own_tables.down,
    name: '20261130_165400_own_tables'
  },
];
