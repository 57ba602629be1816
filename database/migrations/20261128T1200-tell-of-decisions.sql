-- That something was hidden is told by the decision to hide it.
delete from notification where kind = 'content-hidden';
