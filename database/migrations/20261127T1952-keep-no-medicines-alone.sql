-- Who takes a medicine does not take none: 55264 is chosen alone (profiles-18).
update profile set medicine_ids = array_remove(medicine_ids, 55264)
where 55264 = any (medicine_ids) and cardinality(medicine_ids) > 1;
