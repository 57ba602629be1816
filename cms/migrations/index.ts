import * as migration_20261121_103152_begin from './20261121_103152_begin';

export const migrations = [
  {
    up: migration_20261121_103152_begin.up,
    down: migration_20261121_103152_begin.down,
    name: '20261121_103152_begin'
  },
];
