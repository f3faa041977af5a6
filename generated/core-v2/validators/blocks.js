// Written by `npm run generate` from openapi/. Changes belong there.

const oe=C=>{const U=S,L={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/3"},_embed:{$ref:"/shared/\
5"},context:{$ref:"/shared/7"},page:{type:"integer",minimum:1},per_page:{type:"integer",minimum:1,maximum:100},search:{$ref:"\
/shared/6"},after:{$ref:"/shared/8"},modified_after:{$ref:"/shared/8"},before:{$ref:"/shared/8"},modified_before:{$ref:"\
/shared/8"},exclude:{$ref:"/shared/0"},include:{$ref:"/shared/0"},offset:{type:"integer"},order:{type:"string",enum:["as\
c","desc"]},orderby:{type:"string",enum:["date","id","include","modified","relevance","slug","include_slugs","title"]},search_columns:{
type:"array",items:{type:"string",enum:["post_title","post_content","post_excerpt"]}},slug:{$ref:"/shared/5"},status:{type:"\
array",items:{type:"string",enum:["publish","future","draft","pending","private","trash","auto-draft","inherit","request\
-pending","request-confirmed","request-failed","request-completed","ads_expired","fields-disabled","cal-ea-success","cal\
-ea-failed","cal-ea-schedule","cal-ea-pending","cal-ea-draft","cal-ignored","any"]}},core_pattern_category:{oneOf:[{$ref:"\
/shared/0"},{$ref:"/schemas/PatternCategoryFilter"}]},core_pattern_category_exclude:{oneOf:[{$ref:"/shared/0"},{$ref:"/s\
chemas/PatternCategoryExclusion"}]}}},params:{$ref:"/shared/9"},body:{}}},v=C.lengthOf;function $(r,{instancePath:a="",parentData:c,
parentDataProperty:m,rootData:p=r}={}){let e=null,t=0;if(typeof r=="string"){if(v(r)>8e3){const s={instancePath:a,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[s]:e.
push(s),t++}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[s]:e.push(s),t++}return $.errors=e,t===0}function b(r,{instancePath:a="",parentData:c,parentDataProperty:m,
rootData:p=r}={}){let e=null,t=0;if(Array.isArray(r)){const s=r.length;for(let n=0,o=t;n<s&&t===o;n++)$(r[n],{instancePath:a+
"/"+n,parentData:r,parentDataProperty:n,rootData:p})||(e=e===null?$.errors:e.concat($.errors),t=e.length)}else{const s={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
t++}return b.errors=e,t===0}function w(r,{instancePath:a="",parentData:c,parentDataProperty:m,rootData:p=r}={}){let e=null,
t=0;if(typeof r=="string"){if(v(r)>2e3){const s={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}return w.errors=e,t===
0}function h(r,{instancePath:a="",parentData:c,parentDataProperty:m,rootData:p=r}={}){let e=null,t=0;if(Array.isArray(r)){
const s=r.length;for(let n=0,o=t;n<s&&t===o;n++)w(r[n],{instancePath:a+"/"+n,parentData:r,parentDataProperty:n,rootData:p})||
(e=e===null?w.errors:e.concat(w.errors),t=e.length)}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}return h.errors=e,t===0}const W={type:"string",enum:[
"view","embed","edit"]};function D(r,{instancePath:a="",parentData:c,parentDataProperty:m,rootData:p=r}={}){let e=null,t=0;
if(typeof r!="string"){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),t++}if(!(r==="view"||r==="embed"||r==="edit")){const s={instancePath:a,schemaPath:"#\
/enum",keyword:"enum",params:{allowedValues:W.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:
e.push(s),t++}return D.errors=e,t===0}const R=C.formats["date-time-or-local"];function _(r,{instancePath:a="",parentData:c,
parentDataProperty:m,rootData:p=r}={}){let e=null,t=0;if(typeof r=="string"){if(!R(r)){const s={instancePath:a,schemaPath:"\
#/format",keyword:"format",params:{format:"date-time-or-local"},message:'must match format "date-time-or-local"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[s]:e.push(s),t++}return _.errors=e,t===0}function f(r,{instancePath:a="",parentData:c,parentDataProperty:m,
rootData:p=r}={}){let e=null,t=0;if(Array.isArray(r)){const s=r.length;for(let n=0,o=t;n<s&&t===o;n++){let i=r[n];if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const l={instancePath:a+"/"+n,schemaPath:"#/items/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:a,schemaPath:"#/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}return f.errors=e,t===0}const X={
type:"object",additionalProperties:!1,required:[],properties:{terms:{$ref:"/shared/0"},operator:{type:"string",enum:["AN\
D","OR"]}}};function O(r,{instancePath:a="",parentData:c,parentDataProperty:m,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){const s=t;for(const n in r){if(t!==s)break;if(!(n==="terms"||n==="operator")){const o={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have \
additional properties"};e===null?e=[o]:e.push(o),t++}}if(r.terms!==void 0&&(f(r.terms,{instancePath:a+"/terms",parentData:r,
parentDataProperty:"terms",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),t=e.length)),r.operator!==void 0){let n=r.
operator;if(typeof n!="string"){const o={instancePath:a+"/operator",schemaPath:"#/properties/operator/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}if(!(n==="AND"||n==="OR")){const o={instancePath:a+
"/operator",schemaPath:"#/properties/operator/enum",keyword:"enum",params:{allowedValues:X.properties.operator.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),t++}}}else{const s={instancePath:a,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return O.errors=e,t===
0}function T(r,{instancePath:a="",parentData:c,parentDataProperty:m,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){const s=t;for(const n in r){if(t!==s)break;if(n!=="terms"){const o={instancePath:a,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional p\
roperties"};e===null?e=[o]:e.push(o),t++}}r.terms!==void 0&&(f(r.terms,{instancePath:a+"/terms",parentData:r,parentDataProperty:"\
terms",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),t=e.length))}else{const s={instancePath:a,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return T.errors=e,t===0}
function q(r,{instancePath:a="",parentData:c,parentDataProperty:m,rootData:p=r}={}){let e=null,t=0;if(!(r&&typeof r=="ob\
ject"&&!Array.isArray(r))){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[s]:e.push(s),t++}return q.errors=e,t===0}function S(r,{instancePath:a="",parentData:c,parentDataProperty:m,
rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let o=r.query;if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o._fields!==void 0&&(b(o._fields,{instancePath:a+"/query/_fields",parentData:o,parentDataProperty:"\
_fields",rootData:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),o._embed!==void 0&&(h(o._embed,{instancePath:a+
"/query/_embed",parentData:o,parentDataProperty:"_embed",rootData:p})||(e=e===null?h.errors:e.concat(h.errors),t=e.length)),
o.context!==void 0&&(D(o.context,{instancePath:a+"/query/context",parentData:o,parentDataProperty:"context",rootData:p})||
(e=e===null?D.errors:e.concat(D.errors),t=e.length)),o.page!==void 0){let i=o.page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))){const l={instancePath:a+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),t++}if(typeof i=="number"&&isFinite(i)&&
(i<1||isNaN(i))){const l={instancePath:a+"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),t++}}if(o.per_page!==void 0){
let i=o.per_page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const l={instancePath:a+"/query/per_page",schemaPath:"\
#/properties/query/properties/per_page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[l]:e.push(l),t++}if(typeof i=="number"&&isFinite(i)){if(i>100||isNaN(i)){const l={instancePath:a+"/query/per_page",schemaPath:"\
#/properties/query/properties/per_page/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <=\
 100"};e===null?e=[l]:e.push(l),t++}if(i<1||isNaN(i)){const l={instancePath:a+"/query/per_page",schemaPath:"#/properties\
/query/properties/per_page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[l]:e.push(l),t++}}}if(o.search!==void 0&&(w(o.search,{instancePath:a+"/query/search",parentData:o,parentDataProperty:"\
search",rootData:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),o.after!==void 0&&(_(o.after,{instancePath:a+
"/query/after",parentData:o,parentDataProperty:"after",rootData:p})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),
o.modified_after!==void 0&&(_(o.modified_after,{instancePath:a+"/query/modified_after",parentData:o,parentDataProperty:"\
modified_after",rootData:p})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),o.before!==void 0&&(_(o.before,{instancePath:a+
"/query/before",parentData:o,parentDataProperty:"before",rootData:p})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),
o.modified_before!==void 0&&(_(o.modified_before,{instancePath:a+"/query/modified_before",parentData:o,parentDataProperty:"\
modified_before",rootData:p})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),o.exclude!==void 0&&(f(o.exclude,{instancePath:a+
"/query/exclude",parentData:o,parentDataProperty:"exclude",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),t=e.length)),
o.include!==void 0&&(f(o.include,{instancePath:a+"/query/include",parentData:o,parentDataProperty:"include",rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),t=e.length)),o.offset!==void 0){let i=o.offset;if(!(typeof i=="number"&&!(i%1)&&
!isNaN(i)&&isFinite(i))){const l={instancePath:a+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),t++}}if(o.order!==void 0){let i=o.
order;if(typeof i!="string"){const l={instancePath:a+"/query/order",schemaPath:"#/properties/query/properties/order/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(i==="asc"||i==="desc")){
const l={instancePath:a+"/query/order",schemaPath:"#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues:L.
properties.query.properties.order.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),t++}}
if(o.orderby!==void 0){let i=o.orderby;if(typeof i!="string"){const l={instancePath:a+"/query/orderby",schemaPath:"#/pro\
perties/query/properties/orderby/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.
push(l),t++}if(!(i==="date"||i==="id"||i==="include"||i==="modified"||i==="relevance"||i==="slug"||i==="include_slugs"||
i==="title")){const l={instancePath:a+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/enum",keyword:"\
enum",params:{allowedValues:L.properties.query.properties.orderby.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[l]:e.push(l),t++}}if(o.search_columns!==void 0){let i=o.search_columns;if(Array.isArray(i)){const l=i.
length;for(let y=0,g=t;y<l&&t===g;y++){let u=i[y];if(typeof u!="string"){const d={instancePath:a+"/query/search_columns/"+
y,schemaPath:"#/properties/query/properties/search_columns/items/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[d]:e.push(d),t++}if(!(u==="post_title"||u==="post_content"||u==="post_excerpt")){const d={instancePath:a+
"/query/search_columns/"+y,schemaPath:"#/properties/query/properties/search_columns/items/enum",keyword:"enum",params:{allowedValues:L.
properties.query.properties.search_columns.items.enum},message:"must be equal to one of the allowed values"};e===null?e=
[d]:e.push(d),t++}}}else{const l={instancePath:a+"/query/search_columns",schemaPath:"#/properties/query/properties/searc\
h_columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),t++}}if(o.slug!==
void 0&&(h(o.slug,{instancePath:a+"/query/slug",parentData:o,parentDataProperty:"slug",rootData:p})||(e=e===null?h.errors:
e.concat(h.errors),t=e.length)),o.status!==void 0){let i=o.status;if(Array.isArray(i)){const l=i.length;for(let y=0,g=t;y<
l&&t===g;y++){let u=i[y];if(typeof u!="string"){const d={instancePath:a+"/query/status/"+y,schemaPath:"#/properties/quer\
y/properties/status/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),
t++}if(!(u==="publish"||u==="future"||u==="draft"||u==="pending"||u==="private"||u==="trash"||u==="auto-draft"||u==="inh\
erit"||u==="request-pending"||u==="request-confirmed"||u==="request-failed"||u==="request-completed"||u==="ads_expired"||
u==="fields-disabled"||u==="cal-ea-success"||u==="cal-ea-failed"||u==="cal-ea-schedule"||u==="cal-ea-pending"||u==="cal-\
ea-draft"||u==="cal-ignored"||u==="any")){const d={instancePath:a+"/query/status/"+y,schemaPath:"#/properties/query/prop\
erties/status/items/enum",keyword:"enum",params:{allowedValues:L.properties.query.properties.status.items.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[d]:e.push(d),t++}}}else{const l={instancePath:a+"/query/status",
schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[l]:e.push(l),t++}}if(o.core_pattern_category!==void 0){let i=o.core_pattern_category;const l=t;let y=!1,g=null;const u=t;
f(i,{instancePath:a+"/query/core_pattern_category",parentData:o,parentDataProperty:"core_pattern_category",rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),t=e.length);var s=u===t;s&&(y=!0,g=0);const d=t;O(i,{instancePath:a+"/query/core\
_pattern_category",parentData:o,parentDataProperty:"core_pattern_category",rootData:p})||(e=e===null?O.errors:e.concat(O.
errors),t=e.length);var s=d===t;if(s&&y?(y=!1,g=[g,1]):s&&(y=!0,g=1),y)t=l,e!==null&&(l?e.length=l:e=null);else{const E={
instancePath:a+"/query/core_pattern_category",schemaPath:"#/properties/query/properties/core_pattern_category/oneOf",keyword:"\
oneOf",params:{passingSchemas:g},message:"must match exactly one schema in oneOf"};e===null?e=[E]:e.push(E),t++}}if(o.core_pattern_category_exclude!==
void 0){let i=o.core_pattern_category_exclude;const l=t;let y=!1,g=null;const u=t;f(i,{instancePath:a+"/query/core_patte\
rn_category_exclude",parentData:o,parentDataProperty:"core_pattern_category_exclude",rootData:p})||(e=e===null?f.errors:
e.concat(f.errors),t=e.length);var n=u===t;n&&(y=!0,g=0);const d=t;T(i,{instancePath:a+"/query/core_pattern_category_exc\
lude",parentData:o,parentDataProperty:"core_pattern_category_exclude",rootData:p})||(e=e===null?T.errors:e.concat(T.errors),
t=e.length);var n=d===t;if(n&&y?(y=!1,g=[g,1]):n&&(y=!0,g=1),y)t=l,e!==null&&(l?e.length=l:e=null);else{const E={instancePath:a+
"/query/core_pattern_category_exclude",schemaPath:"#/properties/query/properties/core_pattern_category_exclude/oneOf",keyword:"\
oneOf",params:{passingSchemas:g},message:"must match exactly one schema in oneOf"};e===null?e=[E]:e.push(E),t++}}}else{const i={
instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[i]:e.push(i),t++}}r.params!==void 0&&(q(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"\
params",rootData:p})||(e=e===null?q.errors:e.concat(q.errors),t=e.length))}return S.errors=e,t===0}const Y=H;function k(r,{
instancePath:a="",parentData:c,parentDataProperty:m,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r))r._fields!==void 0&&(b(r._fields,{instancePath:a+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:p})||(e=
e===null?b.errors:e.concat(b.errors),t=e.length)),r._embed!==void 0&&(h(r._embed,{instancePath:a+"/_embed",parentData:r,
parentDataProperty:"_embed",rootData:p})||(e=e===null?h.errors:e.concat(h.errors),t=e.length));else{const s={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return k.
errors=e,t===0}const N={type:"object",required:[],properties:{date:{$ref:"/shared/1"},date_gmt:{$ref:"/shared/1"},slug:{
type:["string","null"],maxLength:2e3},status:{type:["string","null"],enum:["publish","future","draft","pending","private",
"ads_expired","fields-disabled","cal-ea-success","cal-ea-failed","cal-ea-schedule","cal-ea-pending","cal-ea-draft","cal-\
ignored","trash",null]},password:{type:["string","null"],maxLength:4096},content:{$ref:"/schemas/ContentInput"},excerpt:{
$ref:"/schemas/ExcerptInput"},title:{$ref:"/schemas/TitleInput"},template:{$ref:"/shared/2"},meta:{$ref:"/schemas/BlockM\
etaInput"},core_pattern_category:{type:["array","null"],items:{type:"integer"}}}},Z={type:["string","null"],format:"date\
-time-or-local"};function x(r,{instancePath:a="",parentData:c,parentDataProperty:m,rootData:p=r}={}){let e=null,t=0;if(typeof r!=
"string"&&r!==null){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:Z.type},message:"must be str\
ing,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"&&!R(r)){const s={instancePath:a,schemaPath:"#/format",keyword:"\
format",params:{format:"date-time-or-local"},message:'must match format "date-time-or-local"'};e===null?e=[s]:e.push(s),
t++}return x.errors=e,t===0}const M={type:["string","object"],required:[],properties:{raw:{type:["string","number","bool\
ean","null"]}}};function F(r,{instancePath:a="",parentData:c,parentDataProperty:m,rootData:p=r}={}){let e=null,t=0;if(typeof r!=
"string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:M.type},message:"must be string,object"};e===null?e=[s]:e.push(s),t++}if(r&&typeof r=="object"&&!Array.isArray(r)&&
r.raw!==void 0){let s=r.raw;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"&&s!==null){const n={
instancePath:a+"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{type:M.properties.raw.type},message:"mus\
t be string,number,boolean,null"};e===null?e=[n]:e.push(n),t++}}return F.errors=e,t===0}const z={type:["string","object"],
maxLength:2e4,required:[],properties:{raw:{type:["string","number","boolean","null"],maxLength:2e4}}};function V(r,{instancePath:a="",
parentData:c,parentDataProperty:m,rootData:p=r}={}){let e=null,t=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:z.type},message:"must be string,obj\
ect"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"&&v(r)>2e4){const s={instancePath:a,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[s]:e.push(s),t++}if(r&&typeof r==
"object"&&!Array.isArray(r)&&r.raw!==void 0){let s=r.raw;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!=
"boolean"&&s!==null){const n={instancePath:a+"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{type:z.properties.
raw.type},message:"must be string,number,boolean,null"};e===null?e=[n]:e.push(n),t++}if(typeof s=="string"&&v(s)>2e4){const n={
instancePath:a+"/raw",schemaPath:"#/properties/raw/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT h\
ave more than 20000 characters"};e===null?e=[n]:e.push(n),t++}}return V.errors=e,t===0}const ee={type:["string","object"],
maxLength:2e3,required:[],properties:{raw:{$ref:"/shared/2"}}},re={type:["string","number","boolean","null"],maxLength:2e3};
function A(r,{instancePath:a="",parentData:c,parentDataProperty:m,rootData:p=r}={}){let e=null,t=0;if(typeof r!="string"&&
!(typeof r=="number"&&isFinite(r))&&typeof r!="boolean"&&r!==null){const s={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:re.type},message:"must be string,number,boolean,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="str\
ing"&&v(r)>2e3){const s={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NO\
T have more than 2000 characters"};e===null?e=[s]:e.push(s),t++}return A.errors=e,t===0}function B(r,{instancePath:a="",
parentData:c,parentDataProperty:m,rootData:p=r}={}){let e=null,t=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:ee.type},message:"must be string,ob\
ject"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"&&v(r)>2e3){const s={instancePath:a,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),t++}return r&&
typeof r=="object"&&!Array.isArray(r)&&r.raw!==void 0&&(A(r.raw,{instancePath:a+"/raw",parentData:r,parentDataProperty:"\
raw",rootData:p})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),B.errors=e,t===0}const G={type:"object",required:[],
additionalProperties:!0,properties:{pattern_sync_status:{type:["string","null"],enum:["","partial","unsynced",null]}}};function I(r,{
instancePath:a="",parentData:c,parentDataProperty:m,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.pattern_sync_status!==void 0){let s=r.pattern_sync_status;if(typeof s!="string"&&s!==null){const n={instancePath:a+
"/pattern_sync_status",schemaPath:"#/properties/pattern_sync_status/type",keyword:"type",params:{type:G.properties.pattern_sync_status.
type},message:"must be string,null"};e===null?e=[n]:e.push(n),t++}if(!(s===""||s==="partial"||s==="unsynced"||s===null)){
const n={instancePath:a+"/pattern_sync_status",schemaPath:"#/properties/pattern_sync_status/enum",keyword:"enum",params:{
allowedValues:G.properties.pattern_sync_status.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:
e.push(n),t++}}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[s]:e.push(s),t++}return I.errors=e,t===0}function j(r,{instancePath:a="",parentData:c,parentDataProperty:m,
rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.date!==void 0&&(x(r.date,{instancePath:a+
"/date",parentData:r,parentDataProperty:"date",rootData:p})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),r.date_gmt!==
void 0&&(x(r.date_gmt,{instancePath:a+"/date_gmt",parentData:r,parentDataProperty:"date_gmt",rootData:p})||(e=e===null?x.
errors:e.concat(x.errors),t=e.length)),r.slug!==void 0){let s=r.slug;if(typeof s!="string"&&s!==null){const n={instancePath:a+
"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:N.properties.slug.type},message:"must be string,\
null"};e===null?e=[n]:e.push(n),t++}if(typeof s=="string"&&v(s)>2e3){const n={instancePath:a+"/slug",schemaPath:"#/prope\
rties/slug/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?
e=[n]:e.push(n),t++}}if(r.status!==void 0){let s=r.status;if(typeof s!="string"&&s!==null){const n={instancePath:a+"/sta\
tus",schemaPath:"#/properties/status/type",keyword:"type",params:{type:N.properties.status.type},message:"must be string\
,null"};e===null?e=[n]:e.push(n),t++}if(!(s==="publish"||s==="future"||s==="draft"||s==="pending"||s==="private"||s==="a\
ds_expired"||s==="fields-disabled"||s==="cal-ea-success"||s==="cal-ea-failed"||s==="cal-ea-schedule"||s==="cal-ea-pendin\
g"||s==="cal-ea-draft"||s==="cal-ignored"||s==="trash"||s===null)){const n={instancePath:a+"/status",schemaPath:"#/prope\
rties/status/enum",keyword:"enum",params:{allowedValues:N.properties.status.enum},message:"must be equal to one of the a\
llowed values"};e===null?e=[n]:e.push(n),t++}}if(r.password!==void 0){let s=r.password;if(typeof s!="string"&&s!==null){
const n={instancePath:a+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type:N.properties.password.
type},message:"must be string,null"};e===null?e=[n]:e.push(n),t++}if(typeof s=="string"&&v(s)>4096){const n={instancePath:a+
"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have \
more than 4096 characters"};e===null?e=[n]:e.push(n),t++}}if(r.content!==void 0&&(F(r.content,{instancePath:a+"/content",
parentData:r,parentDataProperty:"content",rootData:p})||(e=e===null?F.errors:e.concat(F.errors),t=e.length)),r.excerpt!==
void 0&&(V(r.excerpt,{instancePath:a+"/excerpt",parentData:r,parentDataProperty:"excerpt",rootData:p})||(e=e===null?V.errors:
e.concat(V.errors),t=e.length)),r.title!==void 0&&(B(r.title,{instancePath:a+"/title",parentData:r,parentDataProperty:"t\
itle",rootData:p})||(e=e===null?B.errors:e.concat(B.errors),t=e.length)),r.template!==void 0&&(A(r.template,{instancePath:a+
"/template",parentData:r,parentDataProperty:"template",rootData:p})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),
r.meta!==void 0&&(I(r.meta,{instancePath:a+"/meta",parentData:r,parentDataProperty:"meta",rootData:p})||(e=e===null?I.errors:
e.concat(I.errors),t=e.length)),r.core_pattern_category!==void 0){let s=r.core_pattern_category;if(!Array.isArray(s)&&s!==
null){const n={instancePath:a+"/core_pattern_category",schemaPath:"#/properties/core_pattern_category/type",keyword:"typ\
e",params:{type:N.properties.core_pattern_category.type},message:"must be array,null"};e===null?e=[n]:e.push(n),t++}if(Array.
isArray(s)){const n=s.length;for(let o=0,i=t;o<n&&t===i;o++){let l=s[o];if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l))){const y={instancePath:a+"/core_pattern_category/"+o,schemaPath:"#/properties/core_pattern_category/items/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),t++}}}}}else{const s={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return j.errors=e,t===
0}function H(r,{instancePath:a="",parentData:c,parentDataProperty:m,rootData:p=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)&&(r.query!==void 0&&(k(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"que\
ry",rootData:p})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)),r.params!==void 0&&(q(r.params,{instancePath:a+"/\
params",parentData:r,parentDataProperty:"params",rootData:p})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),r.body!==
void 0&&(j(r.body,{instancePath:a+"/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?j.errors:e.concat(
j.errors),t=e.length))),H.errors=e,t===0}const te=J;function P(r,{instancePath:a="",parentData:c,parentDataProperty:m,rootData:p=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const s={instancePath:a,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(
s),t++}if(r.id!==void 0){let s=r.id;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const n={instancePath:a+"/\
id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.
push(n),t++}}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[s]:e.push(s),t++}return P.errors=e,t===0}function J(r,{instancePath:a="",parentData:c,parentDataProperty:m,
rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let s=r.query;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s._fields!==void 0&&(b(s._fields,{instancePath:a+"/query/_fields",parentData:s,parentDataProperty:"\
_fields",rootData:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s._embed!==void 0&&(h(s._embed,{instancePath:a+
"/query/_embed",parentData:s,parentDataProperty:"_embed",rootData:p})||(e=e===null?h.errors:e.concat(h.errors),t=e.length)),
s.context!==void 0&&(D(s.context,{instancePath:a+"/query/context",parentData:s,parentDataProperty:"context",rootData:p})||
(e=e===null?D.errors:e.concat(D.errors),t=e.length)),s.password!==void 0){let n=s.password;if(typeof n=="string"){if(v(n)>
4096){const o={instancePath:a+"/query/password",schemaPath:"#/properties/query/properties/password/maxLength",keyword:"m\
axLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[o]:e.push(o),t++}}else{const o={
instancePath:a+"/query/password",schemaPath:"#/properties/query/properties/password/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}if(s.preview_token!==void 0){let n=s.preview_token;if(typeof n==
"string"){if(v(n)>200){const o={instancePath:a+"/query/preview_token",schemaPath:"#/properties/query/properties/preview_\
token/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[o]:
e.push(o),t++}}else{const o={instancePath:a+"/query/preview_token",schemaPath:"#/properties/query/properties/preview_tok\
en/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}}}else{const n={instancePath:a+
"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[n]:e.push(n),t++}}r.params!==void 0&&(P(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:p})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length))}return J.errors=e,t===0}const se=K;function K(r,{instancePath:a="",
parentData:c,parentDataProperty:m,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(k(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?k.errors:e.
concat(k.errors),t=e.length)),r.params!==void 0&&(P(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"\
params",rootData:p})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),r.body!==void 0&&(j(r.body,{instancePath:a+"/\
body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?j.errors:e.concat(j.errors),t=e.length))),K.errors=
e,t===0}const ae=Q;function Q(r,{instancePath:a="",parentData:c,parentDataProperty:m,rootData:p=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let s=r.query;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
_fields!==void 0&&(b(s._fields,{instancePath:a+"/query/_fields",parentData:s,parentDataProperty:"_fields",rootData:p})||
(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s._embed!==void 0&&(h(s._embed,{instancePath:a+"/query/_embed",parentData:s,
parentDataProperty:"_embed",rootData:p})||(e=e===null?h.errors:e.concat(h.errors),t=e.length)),s.force!==void 0&&typeof s.
force!="boolean"){const n={instancePath:a+"/query/force",schemaPath:"#/properties/query/properties/force/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:a+"/qu\
ery",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:
e.push(n),t++}}r.params!==void 0&&(P(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:p})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length))}return Q.errors=e,t===0}return{createBlock:Y,deleteBlock:ae,getBlock:te,
listBlocks:U,updateBlock:se}};export{oe as createValidators};
