-- Others begin with the same columns.
DROP INDEX entry_terms_by_term;
DROP INDEX entry_totals_by_list;
