-- When the answer with the tag was published, so that an index gives any page of the answers with a tag, the latest first.
alter table advice_answer_tag add column published_at timestamptz;
update advice_answer_tag set published_at = advice_answer.published_at
from advice_answer where advice_answer.question_id = advice_answer_tag.question_id;
alter table advice_answer_tag alter column published_at set not null;
create index advice_answer_tag_published on advice_answer_tag (tag_id, published_at desc, question_id desc);
