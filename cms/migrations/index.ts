import * as migration_20261121_103152_begin from './20261121_103152_begin';
import * as migration_20261121_112635_documents from './20261121_112635_documents';
import * as migration_20261121_113500_imported from './20261121_113500_imported';
import * as migration_20261121_151500_login_tries from './20261121_151500_login_tries';
import * as migration_20261122_122936_add_article_sources_and_invented_experts from './20261122_122936_add_article_sources_and_invented_experts';
import * as migration_20261122_124748_review_and_authors from './20261122_124748_review_and_authors';
import * as migration_20261122_130818_whole_pictures from './20261122_130818_whole_pictures';
import * as migration_20261122_150819_recipe_ingredients_and_steps from './20261122_150819_recipe_ingredients_and_steps';
import * as migration_20261122_153138_definitions from './20261122_153138_definitions';
import * as migration_20261122_164230_recipe_type_groups from './20261122_164230_recipe_type_groups';
import * as migration_20261127_014711_recipe_allergens from './20261127_014711_recipe_allergens';
import * as migration_20261127_020801_authorship from './20261127_020801_authorship';
import * as migration_20261127_062759_definition_authorship from './20261127_062759_definition_authorship';
import * as migration_20261127_191000_version_origin from './20261127_191000_version_origin';
import * as migration_20261128_100000_second_factor from './20261128_100000_second_factor';
import * as migration_20261128_200000_question_lines_and_complaints from './20261128_200000_question_lines_and_complaints';
import * as migration_20261128_210000_concepts from './20261128_210000_concepts';
import * as migration_20261128_210100_fill_concepts from './20261128_210100_fill_concepts';
import * as migration_20261128_220000_file_authorship from './20261128_220000_file_authorship';
import * as migration_20261129_155021_rule_texts from './20261129_155021_rule_texts';

export const migrations = [
  {
    up: migration_20261121_103152_begin.up,
    down: migration_20261121_103152_begin.down,
    name: '20261121_103152_begin',
  },
  {
    up: migration_20261121_112635_documents.up,
    down: migration_20261121_112635_documents.down,
    name: '20261121_112635_documents',
  },
  {
    up: migration_20261121_113500_imported.up,
    down: migration_20261121_113500_imported.down,
    name: '20261121_113500_imported',
  },
  {
    up: migration_20261121_151500_login_tries.up,
    down: migration_20261121_151500_login_tries.down,
    name: '20261121_151500_login_tries',
  },
  {
    up: migration_20261122_122936_add_article_sources_and_invented_experts.up,
    down: migration_20261122_122936_add_article_sources_and_invented_experts.down,
    name: '20261122_122936_add_article_sources_and_invented_experts',
  },
  {
    up: migration_20261122_124748_review_and_authors.up,
    down: migration_20261122_124748_review_and_authors.down,
    name: '20261122_124748_review_and_authors',
  },
  {
    up: migration_20261122_130818_whole_pictures.up,
    down: migration_20261122_130818_whole_pictures.down,
    name: '20261122_130818_whole_pictures',
  },
  {
    up: migration_20261122_150819_recipe_ingredients_and_steps.up,
    down: migration_20261122_150819_recipe_ingredients_and_steps.down,
    name: '20261122_150819_recipe_ingredients_and_steps',
  },
  {
    up: migration_20261122_153138_definitions.up,
    down: migration_20261122_153138_definitions.down,
    name: '20261122_153138_definitions',
  },
  {
    up: migration_20261122_164230_recipe_type_groups.up,
    down: migration_20261122_164230_recipe_type_groups.down,
    name: '20261122_164230_recipe_type_groups',
  },
  {
    up: migration_20261127_014711_recipe_allergens.up,
    down: migration_20261127_014711_recipe_allergens.down,
    name: '20261127_014711_recipe_allergens',
  },
  {
    up: migration_20261127_020801_authorship.up,
    down: migration_20261127_020801_authorship.down,
    name: '20261127_020801_authorship',
  },
  {
    up: migration_20261127_062759_definition_authorship.up,
    down: migration_20261127_062759_definition_authorship.down,
    name: '20261127_062759_definition_authorship',
  },
  {
    up: migration_20261127_191000_version_origin.up,
    down: migration_20261127_191000_version_origin.down,
    name: '20261127_191000_version_origin',
  },
  {
    up: migration_20261128_100000_second_factor.up,
    down: migration_20261128_100000_second_factor.down,
    name: '20261128_100000_second_factor',
  },
  {
    up: migration_20261128_200000_question_lines_and_complaints.up,
    down: migration_20261128_200000_question_lines_and_complaints.down,
    name: '20261128_200000_question_lines_and_complaints',
  },
  {
    up: migration_20261128_210000_concepts.up,
    down: migration_20261128_210000_concepts.down,
    name: '20261128_210000_concepts',
  },
  {
    up: migration_20261128_210100_fill_concepts.up,
    down: migration_20261128_210100_fill_concepts.down,
    name: '20261128_210100_fill_concepts',
  },
  {
    up: migration_20261128_220000_file_authorship.up,
    down: migration_20261128_220000_file_authorship.down,
    name: '20261128_220000_file_authorship',
  },
  {
    up: migration_20261129_155021_rule_texts.up,
    down: migration_20261129_155021_rule_texts.down,
    name: '20261129_155021_rule_texts'
  },
];
