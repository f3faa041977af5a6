// Written by `npm run generate` from openapi/. Changes belong there.

const ce=Y=>{const Z=G,ee={properties:{query:{type:"object",properties:{page:{$ref:"/shared/6"},per_page:{$ref:"/shared/\
6"},start_date:{$ref:"/shared/1"},end_date:{$ref:"/shared/1"},starts_before:{$ref:"/shared/1"},starts_after:{$ref:"/shar\
ed/1"},ends_before:{$ref:"/shared/1"},ends_after:{$ref:"/shared/1"},strict_dates:{type:["string","boolean"],maxLength:2e3,
minLength:1,pattern:"^(?:[^0]|0.)"},search:{$ref:"/shared/0"},categories:{$ref:"/shared/7"},tags:{$ref:"/shared/7"},venue:{
$ref:"/shared/8"},organizer:{$ref:"/shared/8"},featured:{type:"boolean"},status:{type:"array",items:{$ref:"/shared/1"},minItems:1,
maxItems:50},geoloc:{type:"boolean"},geoloc_lat:{type:"number",minimum:-90,maximum:90},geoloc_lng:{type:"number",minimum:-180,
maximum:180},geoloc_radius:{type:"number",minimum:0,maximum:20040},include:{type:"array",items:{$ref:"/shared/6"},minItems:1,
maxItems:1e3},post_parent:{type:"integer"},ticketed:{type:"boolean"},ical:{type:"boolean"},ical_max:{type:"integer",minimum:1,
maximum:1e5},_fields:{$ref:"/shared/9"}}},params:{$ref:"/shared/11"},body:{}}};function g(r,{instancePath:a="",parentData:p,
parentDataProperty:u,rootData:i=r}={}){let e=null,t=0;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:a,schemaPath:"#/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}return g.errors=e,t===0}const c=Y.
lengthOf;function l(r,{instancePath:a="",parentData:p,parentDataProperty:u,rootData:i=r}={}){let e=null,t=0;if(typeof r==
"string"){if(c(r)>2e3){const s={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"\
must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}return l.errors=e,t===0}const O=new RegExp(
"^(?:[^0]|0.)","u");function y(r,{instancePath:a="",parentData:p,parentDataProperty:u,rootData:i=r}={}){let e=null,t=0;if(typeof r==
"string"){if(c(r)>2e3){const s={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"\
must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:a,schemaPath:"#/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
t++}if(!O.test(r)){const s={instancePath:a,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(?:[^0]|0.)"},message:'\
must match pattern "^(?:[^0]|0.)"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}return y.errors=e,t===0}function _(r,{
instancePath:a="",parentData:p,parentDataProperty:u,rootData:i=r}={}){let e=null,t=0;if(Array.isArray(r)){if(r.length>100){
const o={instancePath:a,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 1\
00 items"};e===null?e=[o]:e.push(o),t++}if(r.length<1){const o={instancePath:a,schemaPath:"#/minItems",keyword:"minItems",
params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.push(o),t++}const s=r.length;for(let o=0;o<
s;o++)l(r[o],{instancePath:a+"/"+o,parentData:r,parentDataProperty:o,rootData:i})||(e=e===null?l.errors:e.concat(l.errors),
t=e.length)}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[s]:e.push(s),t++}return _.errors=e,t===0}function w(r,{instancePath:a="",parentData:p,parentDataProperty:u,rootData:i=r}={}){
let e=null,t=0;if(Array.isArray(r)){if(r.length>100){const o={instancePath:a,schemaPath:"#/maxItems",keyword:"maxItems",
params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[o]:e.push(o),t++}if(r.length<1){const o={instancePath:a,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[o]:e.
push(o),t++}const s=r.length;for(let o=0;o<s;o++){let n=r[o];if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const m={
instancePath:a+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[m]:e.push(m),t++}}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[s]:e.push(s),t++}return w.errors=e,t===0}function T(r,{instancePath:a="",parentData:p,parentDataProperty:u,
rootData:i=r}={}){let e=null,t=0;if(typeof r=="string"){if(c(r)>8e3){const s={instancePath:a,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}return T.errors=e,t===0}function f(r,{instancePath:a="",parentData:p,parentDataProperty:u,rootData:i=r}={}){let e=null,
t=0;if(Array.isArray(r)){const s=r.length;for(let o=0;o<s;o++)T(r[o],{instancePath:a+"/"+o,parentData:r,parentDataProperty:o,
rootData:i})||(e=e===null?T.errors:e.concat(T.errors),t=e.length)}else{const s={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}return f.errors=e,t===0}function D(r,{
instancePath:a="",parentData:p,parentDataProperty:u,rootData:i=r}={}){let e=null,t=0;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[s]:e.push(s),t++}return D.errors=e,t===0}function G(r,{instancePath:a="",parentData:p,parentDataProperty:u,rootData:i=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let s=r.query;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.page!==void 0&&(g(s.page,{instancePath:a+"/query/page",parentData:s,parentDataProperty:"page",rootData:i})||
(e=e===null?g.errors:e.concat(g.errors),t=e.length)),s.per_page!==void 0&&(g(s.per_page,{instancePath:a+"/query/per_page",
parentData:s,parentDataProperty:"per_page",rootData:i})||(e=e===null?g.errors:e.concat(g.errors),t=e.length)),s.start_date!==
void 0&&(l(s.start_date,{instancePath:a+"/query/start_date",parentData:s,parentDataProperty:"start_date",rootData:i})||(e=
e===null?l.errors:e.concat(l.errors),t=e.length)),s.end_date!==void 0&&(l(s.end_date,{instancePath:a+"/query/end_date",parentData:s,
parentDataProperty:"end_date",rootData:i})||(e=e===null?l.errors:e.concat(l.errors),t=e.length)),s.starts_before!==void 0&&
(l(s.starts_before,{instancePath:a+"/query/starts_before",parentData:s,parentDataProperty:"starts_before",rootData:i})||
(e=e===null?l.errors:e.concat(l.errors),t=e.length)),s.starts_after!==void 0&&(l(s.starts_after,{instancePath:a+"/query/\
starts_after",parentData:s,parentDataProperty:"starts_after",rootData:i})||(e=e===null?l.errors:e.concat(l.errors),t=e.length)),
s.ends_before!==void 0&&(l(s.ends_before,{instancePath:a+"/query/ends_before",parentData:s,parentDataProperty:"ends_befo\
re",rootData:i})||(e=e===null?l.errors:e.concat(l.errors),t=e.length)),s.ends_after!==void 0&&(l(s.ends_after,{instancePath:a+
"/query/ends_after",parentData:s,parentDataProperty:"ends_after",rootData:i})||(e=e===null?l.errors:e.concat(l.errors),t=
e.length)),s.strict_dates!==void 0){let o=s.strict_dates;if(typeof o!="string"&&typeof o!="boolean"){const n={instancePath:a+
"/query/strict_dates",schemaPath:"#/properties/query/properties/strict_dates/type",keyword:"type",params:{type:ee.properties.
query.properties.strict_dates.type},message:"must be string,boolean"};e===null?e=[n]:e.push(n),t++}if(typeof o=="string"){
if(c(o)>2e3){const n={instancePath:a+"/query/strict_dates",schemaPath:"#/properties/query/properties/strict_dates/maxLen\
gth",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[n]:e.push(n),
t++}if(c(o)<1){const n={instancePath:a+"/query/strict_dates",schemaPath:"#/properties/query/properties/strict_dates/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}
if(!O.test(o)){const n={instancePath:a+"/query/strict_dates",schemaPath:"#/properties/query/properties/strict_dates/patt\
ern",keyword:"pattern",params:{pattern:"^(?:[^0]|0.)"},message:'must match pattern "^(?:[^0]|0.)"'};e===null?e=[n]:e.push(
n),t++}}}if(s.search!==void 0&&(y(s.search,{instancePath:a+"/query/search",parentData:s,parentDataProperty:"search",rootData:i})||
(e=e===null?y.errors:e.concat(y.errors),t=e.length)),s.categories!==void 0&&(_(s.categories,{instancePath:a+"/query/cate\
gories",parentData:s,parentDataProperty:"categories",rootData:i})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),
s.tags!==void 0&&(_(s.tags,{instancePath:a+"/query/tags",parentData:s,parentDataProperty:"tags",rootData:i})||(e=e===null?
_.errors:e.concat(_.errors),t=e.length)),s.venue!==void 0&&(w(s.venue,{instancePath:a+"/query/venue",parentData:s,parentDataProperty:"\
venue",rootData:i})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),s.organizer!==void 0&&(w(s.organizer,{instancePath:a+
"/query/organizer",parentData:s,parentDataProperty:"organizer",rootData:i})||(e=e===null?w.errors:e.concat(w.errors),t=e.
length)),s.featured!==void 0&&typeof s.featured!="boolean"){const o={instancePath:a+"/query/featured",schemaPath:"#/prop\
erties/query/properties/featured/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:
e.push(o),t++}if(s.status!==void 0){let o=s.status;if(Array.isArray(o)){if(o.length>50){const m={instancePath:a+"/query/\
status",schemaPath:"#/properties/query/properties/status/maxItems",keyword:"maxItems",params:{limit:50},message:"must NO\
T have more than 50 items"};e===null?e=[m]:e.push(m),t++}if(o.length<1){const m={instancePath:a+"/query/status",schemaPath:"\
#/properties/query/properties/status/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 i\
tems"};e===null?e=[m]:e.push(m),t++}const n=o.length;for(let m=0;m<n;m++)l(o[m],{instancePath:a+"/query/status/"+m,parentData:o,
parentDataProperty:m,rootData:i})||(e=e===null?l.errors:e.concat(l.errors),t=e.length)}else{const n={instancePath:a+"/qu\
ery/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[n]:e.push(n),t++}}if(s.geoloc!==void 0&&typeof s.geoloc!="boolean"){const o={instancePath:a+"/query\
/geoloc",schemaPath:"#/properties/query/properties/geoloc/type",keyword:"type",params:{type:"boolean"},message:"must be \
boolean"};e===null?e=[o]:e.push(o),t++}if(s.geoloc_lat!==void 0){let o=s.geoloc_lat;if(typeof o=="number"&&isFinite(o)){
if(o>90||isNaN(o)){const n={instancePath:a+"/query/geoloc_lat",schemaPath:"#/properties/query/properties/geoloc_lat/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:90},message:"must be <= 90"};e===null?e=[n]:e.push(n),t++}if(o<-90||
isNaN(o)){const n={instancePath:a+"/query/geoloc_lat",schemaPath:"#/properties/query/properties/geoloc_lat/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-90},message:"must be >= -90"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:a+
"/query/geoloc_lat",schemaPath:"#/properties/query/properties/geoloc_lat/type",keyword:"type",params:{type:"number"},message:"\
must be number"};e===null?e=[n]:e.push(n),t++}}if(s.geoloc_lng!==void 0){let o=s.geoloc_lng;if(typeof o=="number"&&isFinite(
o)){if(o>180||isNaN(o)){const n={instancePath:a+"/query/geoloc_lng",schemaPath:"#/properties/query/properties/geoloc_lng\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:180},message:"must be <= 180"};e===null?e=[n]:e.push(n),t++}if(o<
-180||isNaN(o)){const n={instancePath:a+"/query/geoloc_lng",schemaPath:"#/properties/query/properties/geoloc_lng/minimum",
keyword:"minimum",params:{comparison:">=",limit:-180},message:"must be >= -180"};e===null?e=[n]:e.push(n),t++}}else{const n={
instancePath:a+"/query/geoloc_lng",schemaPath:"#/properties/query/properties/geoloc_lng/type",keyword:"type",params:{type:"\
number"},message:"must be number"};e===null?e=[n]:e.push(n),t++}}if(s.geoloc_radius!==void 0){let o=s.geoloc_radius;if(typeof o==
"number"&&isFinite(o)){if(o>20040||isNaN(o)){const n={instancePath:a+"/query/geoloc_radius",schemaPath:"#/properties/que\
ry/properties/geoloc_radius/maximum",keyword:"maximum",params:{comparison:"<=",limit:20040},message:"must be <= 20040"};
e===null?e=[n]:e.push(n),t++}if(o<0||isNaN(o)){const n={instancePath:a+"/query/geoloc_radius",schemaPath:"#/properties/q\
uery/properties/geoloc_radius/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[n]:e.push(n),t++}}else{const n={instancePath:a+"/query/geoloc_radius",schemaPath:"#/properties/query/properties/geolo\
c_radius/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[n]:e.push(n),t++}}if(s.include!==
void 0){let o=s.include;if(Array.isArray(o)){if(o.length>1e3){const m={instancePath:a+"/query/include",schemaPath:"#/pro\
perties/query/properties/include/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 i\
tems"};e===null?e=[m]:e.push(m),t++}if(o.length<1){const m={instancePath:a+"/query/include",schemaPath:"#/properties/que\
ry/properties/include/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[m]:e.push(m),t++}const n=o.length;for(let m=0;m<n;m++)g(o[m],{instancePath:a+"/query/include/"+m,parentData:o,parentDataProperty:m,
rootData:i})||(e=e===null?g.errors:e.concat(g.errors),t=e.length)}else{const n={instancePath:a+"/query/include",schemaPath:"\
#/properties/query/properties/include/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:
e.push(n),t++}}if(s.post_parent!==void 0){let o=s.post_parent;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){
const n={instancePath:a+"/query/post_parent",schemaPath:"#/properties/query/properties/post_parent/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}}if(s.ticketed!==void 0&&typeof s.ticketed!=
"boolean"){const o={instancePath:a+"/query/ticketed",schemaPath:"#/properties/query/properties/ticketed/type",keyword:"t\
ype",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),t++}if(s.ical!==void 0&&typeof s.ical!=
"boolean"){const o={instancePath:a+"/query/ical",schemaPath:"#/properties/query/properties/ical/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),t++}if(s.ical_max!==void 0){let o=s.ical_max;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const n={instancePath:a+"/query/ical_max",schemaPath:"#/properties/query/prop\
erties/ical_max/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}if(typeof o==
"number"&&isFinite(o)){if(o>1e5||isNaN(o)){const n={instancePath:a+"/query/ical_max",schemaPath:"#/properties/query/prop\
erties/ical_max/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},message:"must be <= 100000"};e===null?e=[n]:
e.push(n),t++}if(o<1||isNaN(o)){const n={instancePath:a+"/query/ical_max",schemaPath:"#/properties/query/properties/ical\
_max/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),t++}}}
s._fields!==void 0&&(f(s._fields,{instancePath:a+"/query/_fields",parentData:s,parentDataProperty:"_fields",rootData:i})||
(e=e===null?f.errors:e.concat(f.errors),t=e.length))}else{const o={instancePath:a+"/query",schemaPath:"#/properties/quer\
y/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}}r.params!==void 0&&
(D(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?D.errors:e.concat(
D.errors),t=e.length))}return G.errors=e,t===0}const re=H;function d(r,{instancePath:a="",parentData:p,parentDataProperty:u,
rootData:i=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(f(r._fields,{instancePath:a+
"/_fields",parentData:r,parentDataProperty:"_fields",rootData:i})||(e=e===null?f.errors:e.concat(f.errors),t=e.length));else{
const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
s]:e.push(s),t++}return d.errors=e,t===0}function $(r,{instancePath:a="",parentData:p,parentDataProperty:u,rootData:i=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.title===void 0){const s={instancePath:a,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[
s]:e.push(s),t++}if(r.start_date===void 0){const s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
start_date"},message:"must have required property 'start_date'"};e===null?e=[s]:e.push(s),t++}if(r.end_date===void 0){const s={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"end_date"},message:"must have require\
d property 'end_date'"};e===null?e=[s]:e.push(s),t++}r.title!==void 0&&(y(r.title,{instancePath:a+"/title",parentData:r,
parentDataProperty:"title",rootData:i})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.start_date!==void 0&&(l(
r.start_date,{instancePath:a+"/start_date",parentData:r,parentDataProperty:"start_date",rootData:i})||(e=e===null?l.errors:
e.concat(l.errors),t=e.length)),r.end_date!==void 0&&(l(r.end_date,{instancePath:a+"/end_date",parentData:r,parentDataProperty:"\
end_date",rootData:i})||(e=e===null?l.errors:e.concat(l.errors),t=e.length))}else{const s={instancePath:a,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return $.errors=e,t===
0}const C={type:"object",required:[],properties:{author:{type:"integer"},date:{$ref:"/shared/1"},date_utc:{$ref:"/shared\
/1"},description:{type:"string",minLength:1,pattern:"^(?:[^0]|0.)"},slug:{$ref:"/shared/0"},excerpt:{type:"string",maxLength:2e4,
minLength:1,pattern:"^(?:[^0]|0.)"},status:{type:"string",enum:["publish","future","draft","pending","private","ads_expi\
red","fields-disabled","cal-ea-success","cal-ea-failed","cal-ea-schedule","cal-ea-pending","cal-ea-draft","cal-ignored"]},
timezone:{$ref:"/shared/1"},all_day:{type:"boolean"},image:{type:["string","number"],maxLength:8e3},cost:{type:["string",
"number"],maxLength:2e3},website:{$ref:"/shared/1"},show_map:{type:"boolean"},show_map_link:{type:"boolean"},hide_from_listings:{
type:"boolean"},sticky:{type:"boolean"},featured:{type:"boolean"},categories:{},tags:{},venue:{},organizer:{},recurrence:{
anyOf:[{$ref:"/schemas/Recurrence"},{type:"null"}]}}},te={type:"object",required:[],additionalProperties:!1,properties:{
rrule:{type:["string","null"],maxLength:2e3},rdate:{$ref:"/shared/2"},exdate:{$ref:"/shared/2"}}};function h(r,{instancePath:a="",
parentData:p,parentDataProperty:u,rootData:i=r}={}){let e=null,t=0;if(typeof r=="string"){if(c(r)>40){const s={instancePath:a,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[s]:e.push(s),t++}return h.errors=e,t===0}function q(r,{instancePath:a="",parentData:p,parentDataProperty:u,
rootData:i=r}={}){let e=null,t=0;if(Array.isArray(r)){if(r.length>1e3){const o={instancePath:a,schemaPath:"#/maxItems",keyword:"\
maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[o]:e.push(o),t++}const s=r.length;
for(let o=0;o<s;o++)h(r[o],{instancePath:a+"/"+o,parentData:r,parentDataProperty:o,rootData:i})||(e=e===null?h.errors:e.
concat(h.errors),t=e.length)}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}return q.errors=e,t===0}function I(r,{instancePath:a="",parentData:p,parentDataProperty:u,
rootData:i=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)if(!(s==="rrule"||s==="rd\
ate"||s==="exdate")){const o={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),t++}if(r.rrule!==void 0){let s=r.
rrule;if(typeof s!="string"&&s!==null){const o={instancePath:a+"/rrule",schemaPath:"#/properties/rrule/type",keyword:"ty\
pe",params:{type:te.properties.rrule.type},message:"must be string,null"};e===null?e=[o]:e.push(o),t++}if(typeof s=="str\
ing"&&c(s)>2e3){const o={instancePath:a+"/rrule",schemaPath:"#/properties/rrule/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[o]:e.push(o),t++}}r.rdate!==void 0&&(q(r.rdate,{instancePath:a+
"/rdate",parentData:r,parentDataProperty:"rdate",rootData:i})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),r.exdate!==
void 0&&(q(r.exdate,{instancePath:a+"/exdate",parentData:r,parentDataProperty:"exdate",rootData:i})||(e=e===null?q.errors:
e.concat(q.errors),t=e.length))}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}return I.errors=e,t===0}function b(r,{instancePath:a="",parentData:p,parentDataProperty:u,
rootData:i=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.author!==void 0){let o=r.author;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const n={instancePath:a+"/author",schemaPath:"#/properties/author/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}}if(r.date!==void 0&&(l(r.date,{instancePath:a+
"/date",parentData:r,parentDataProperty:"date",rootData:i})||(e=e===null?l.errors:e.concat(l.errors),t=e.length)),r.date_utc!==
void 0&&(l(r.date_utc,{instancePath:a+"/date_utc",parentData:r,parentDataProperty:"date_utc",rootData:i})||(e=e===null?l.
errors:e.concat(l.errors),t=e.length)),r.description!==void 0){let o=r.description;if(typeof o=="string"){if(c(o)<1){const n={
instancePath:a+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),t++}if(!O.test(o)){const n={instancePath:a+"/descriptio\
n",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern:"^(?:[^0]|0.)"},message:'must match p\
attern "^(?:[^0]|0.)"'};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:a+"/description",schemaPath:"#/properti\
es/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}if(r.
slug!==void 0&&(y(r.slug,{instancePath:a+"/slug",parentData:r,parentDataProperty:"slug",rootData:i})||(e=e===null?y.errors:
e.concat(y.errors),t=e.length)),r.excerpt!==void 0){let o=r.excerpt;if(typeof o=="string"){if(c(o)>2e4){const n={instancePath:a+
"/excerpt",schemaPath:"#/properties/excerpt/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have mor\
e than 20000 characters"};e===null?e=[n]:e.push(n),t++}if(c(o)<1){const n={instancePath:a+"/excerpt",schemaPath:"#/prope\
rties/excerpt/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[n]:e.push(n),t++}if(!O.test(o)){const n={instancePath:a+"/excerpt",schemaPath:"#/properties/excerpt/pattern",keyword:"\
pattern",params:{pattern:"^(?:[^0]|0.)"},message:'must match pattern "^(?:[^0]|0.)"'};e===null?e=[n]:e.push(n),t++}}else{
const n={instancePath:a+"/excerpt",schemaPath:"#/properties/excerpt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),t++}}if(r.status!==void 0){let o=r.status;if(typeof o!="string"){const n={instancePath:a+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),t++}if(!(o==="publish"||o==="future"||o==="draft"||o==="pending"||o==="private"||o==="ads_expired"||o===
"fields-disabled"||o==="cal-ea-success"||o==="cal-ea-failed"||o==="cal-ea-schedule"||o==="cal-ea-pending"||o==="cal-ea-d\
raft"||o==="cal-ignored")){const n={instancePath:a+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{
allowedValues:C.properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),t++}}
if(r.timezone!==void 0&&(l(r.timezone,{instancePath:a+"/timezone",parentData:r,parentDataProperty:"timezone",rootData:i})||
(e=e===null?l.errors:e.concat(l.errors),t=e.length)),r.all_day!==void 0&&typeof r.all_day!="boolean"){const o={instancePath:a+
"/all_day",schemaPath:"#/properties/all_day/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===
null?e=[o]:e.push(o),t++}if(r.image!==void 0){let o=r.image;if(typeof o!="string"&&!(typeof o=="number"&&isFinite(o))){const n={
instancePath:a+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type:C.properties.image.type},message:"\
must be string,number"};e===null?e=[n]:e.push(n),t++}if(typeof o=="string"&&c(o)>8e3){const n={instancePath:a+"/image",schemaPath:"\
#/properties/image/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};
e===null?e=[n]:e.push(n),t++}}if(r.cost!==void 0){let o=r.cost;if(typeof o!="string"&&!(typeof o=="number"&&isFinite(o))){
const n={instancePath:a+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type:C.properties.cost.type},
message:"must be string,number"};e===null?e=[n]:e.push(n),t++}if(typeof o=="string"&&c(o)>2e3){const n={instancePath:a+"\
/cost",schemaPath:"#/properties/cost/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than \
2000 characters"};e===null?e=[n]:e.push(n),t++}}if(r.website!==void 0&&(l(r.website,{instancePath:a+"/website",parentData:r,
parentDataProperty:"website",rootData:i})||(e=e===null?l.errors:e.concat(l.errors),t=e.length)),r.show_map!==void 0&&typeof r.
show_map!="boolean"){const o={instancePath:a+"/show_map",schemaPath:"#/properties/show_map/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),t++}if(r.show_map_link!==void 0&&typeof r.show_map_link!=
"boolean"){const o={instancePath:a+"/show_map_link",schemaPath:"#/properties/show_map_link/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),t++}if(r.hide_from_listings!==void 0&&typeof r.hide_from_listings!=
"boolean"){const o={instancePath:a+"/hide_from_listings",schemaPath:"#/properties/hide_from_listings/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),t++}if(r.sticky!==void 0&&typeof r.sticky!="\
boolean"){const o={instancePath:a+"/sticky",schemaPath:"#/properties/sticky/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[o]:e.push(o),t++}if(r.featured!==void 0&&typeof r.featured!="boolean"){const o={instancePath:a+
"/featured",schemaPath:"#/properties/featured/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===
null?e=[o]:e.push(o),t++}if(r.recurrence!==void 0){let o=r.recurrence;const n=t;let m=!1;const me=t;I(o,{instancePath:a+
"/recurrence",parentData:r,parentDataProperty:"recurrence",rootData:i})||(e=e===null?I.errors:e.concat(I.errors),t=e.length);
var s=me===t;if(m=m||s,!m){const R=t;if(o!==null){const X={instancePath:a+"/recurrence",schemaPath:"#/properties/recurre\
nce/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[X]:e.push(X),t++}var s=R===t;m=
m||s}if(m)t=n,e!==null&&(n?e.length=n:e=null);else{const R={instancePath:a+"/recurrence",schemaPath:"#/properties/recurr\
ence/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[R]:e.push(R),t++}}}else{const o={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(
o),t++}return b.errors=e,t===0}function F(r,{instancePath:a="",parentData:p,parentDataProperty:u,rootData:i=r}={}){let e=null,
t=0;return $(r,{instancePath:a,parentData:p,parentDataProperty:u,rootData:i})||(e=e===null?$.errors:e.concat($.errors),t=
e.length),b(r,{instancePath:a,parentData:p,parentDataProperty:u,rootData:i})||(e=e===null?b.errors:e.concat(b.errors),t=
e.length),F.errors=e,t===0}function H(r,{instancePath:a="",parentData:p,parentDataProperty:u,rootData:i=r}={}){let e=null,
t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(d(r.query,{instancePath:a+"/query",parentData:r,
parentDataProperty:"query",rootData:i})||(e=e===null?d.errors:e.concat(d.errors),t=e.length)),r.params!==void 0&&(D(r.params,
{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?D.errors:e.concat(D.errors),
t=e.length)),r.body!==void 0&&(F(r.body,{instancePath:a+"/body",parentData:r,parentDataProperty:"body",rootData:i})||(e=
e===null?F.errors:e.concat(F.errors),t=e.length))),H.errors=e,t===0}const se=J;function k(r,{instancePath:a="",parentData:p,
parentDataProperty:u,rootData:i=r}={}){let e=null,t=0;if(typeof r=="string"){if(c(r)>4096){const s={instancePath:a,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[s]:e.
push(s),t++}if(c(r)<1){const s={instancePath:a,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}return k.errors=e,t===0}function x(r,{
instancePath:a="",parentData:p,parentDataProperty:u,rootData:i=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r._fields!==void 0&&(f(r._fields,{instancePath:a+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:i})||
(e=e===null?f.errors:e.concat(f.errors),t=e.length)),r.password!==void 0&&(k(r.password,{instancePath:a+"/password",parentData:r,
parentDataProperty:"password",rootData:i})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)),r.occurrence!==void 0&&
(h(r.occurrence,{instancePath:a+"/occurrence",parentData:r,parentDataProperty:"occurrence",rootData:i})||(e=e===null?h.errors:
e.concat(h.errors),t=e.length)),r.ical!==void 0&&typeof r.ical!="boolean"){const s={instancePath:a+"/ical",schemaPath:"#\
/properties/ical/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
s]:e.push(s),t++}return x.errors=e,t===0}function v(r,{instancePath:a="",parentData:p,parentDataProperty:u,rootData:i=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const s={instancePath:a,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(
s),t++}if(r.id!==void 0){let s=r.id;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const o={instancePath:a+"/\
id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.
push(o),t++}}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[s]:e.push(s),t++}return v.errors=e,t===0}function J(r,{instancePath:a="",parentData:p,parentDataProperty:u,
rootData:i=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(x(r.query,{instancePath:a+
"/query",parentData:r,parentDataProperty:"query",rootData:i})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),r.params!==
void 0&&(v(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?v.errors:
e.concat(v.errors),t=e.length))),J.errors=e,t===0}const ae=K,oe={type:"string",enum:["this","following","all"]};function N(r,{
instancePath:a="",parentData:p,parentDataProperty:u,rootData:i=r}={}){let e=null,t=0;if(typeof r!="string"){const s={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===
"this"||r==="following"||r==="all")){const s={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:oe.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}return N.errors=e,t===0}function A(r,{
instancePath:a="",parentData:p,parentDataProperty:u,rootData:i=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r._fields!==void 0&&(f(r._fields,{instancePath:a+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:i})||
(e=e===null?f.errors:e.concat(f.errors),t=e.length)),r.password!==void 0&&(k(r.password,{instancePath:a+"/password",parentData:r,
parentDataProperty:"password",rootData:i})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)),r.force!==void 0&&typeof r.
force!="boolean"){const s={instancePath:a+"/force",schemaPath:"#/properties/force/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean"};e===null?e=[s]:e.push(s),t++}r.occurrence!==void 0&&(h(r.occurrence,{instancePath:a+"/\
occurrence",parentData:r,parentDataProperty:"occurrence",rootData:i})||(e=e===null?h.errors:e.concat(h.errors),t=e.length)),
r.edit!==void 0&&(N(r.edit,{instancePath:a+"/edit",parentData:r,parentDataProperty:"edit",rootData:i})||(e=e===null?N.errors:
e.concat(N.errors),t=e.length))}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}return A.errors=e,t===0}function K(r,{instancePath:a="",parentData:p,parentDataProperty:u,
rootData:i=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(A(r.query,{instancePath:a+
"/query",parentData:r,parentDataProperty:"query",rootData:i})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),r.params!==
void 0&&(v(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?v.errors:
e.concat(v.errors),t=e.length))),K.errors=e,t===0}const ne=M,ie={type:["string","null"],maxLength:4096,minLength:1};function j(r,{
instancePath:a="",parentData:p,parentDataProperty:u,rootData:i=r}={}){let e=null,t=0;if(typeof r!="string"&&r!==null){const s={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:ie.type},message:"must be string,null"};e===null?e=[s]:e.
push(s),t++}if(typeof r=="string"){if(c(r)>4096){const s={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{
limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[s]:e.push(s),t++}if(c(r)<1){const s={instancePath:a,
schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),t++}}return j.errors=e,t===0}function z(r,{instancePath:a="",parentData:p,parentDataProperty:u,rootData:i=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r))r.password!==void 0&&(j(r.password,{instancePath:a+"/password",
parentData:r,parentDataProperty:"password",rootData:i})||(e=e===null?j.errors:e.concat(j.errors),t=e.length));else{const s={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),t++}return z.errors=e,t===0}function E(r,{instancePath:a="",parentData:p,parentDataProperty:u,rootData:i=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r))r.title!==void 0&&(y(r.title,{instancePath:a+"/title",parentData:r,parentDataProperty:"\
title",rootData:i})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.start_date!==void 0&&(l(r.start_date,{instancePath:a+
"/start_date",parentData:r,parentDataProperty:"start_date",rootData:i})||(e=e===null?l.errors:e.concat(l.errors),t=e.length)),
r.end_date!==void 0&&(l(r.end_date,{instancePath:a+"/end_date",parentData:r,parentDataProperty:"end_date",rootData:i})||
(e=e===null?l.errors:e.concat(l.errors),t=e.length));else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return E.errors=e,t===0}function L(r,{instancePath:a="",
parentData:p,parentDataProperty:u,rootData:i=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r))r.occurrence!==
void 0&&(h(r.occurrence,{instancePath:a+"/occurrence",parentData:r,parentDataProperty:"occurrence",rootData:i})||(e=e===
null?h.errors:e.concat(h.errors),t=e.length)),r.edit!==void 0&&(N(r.edit,{instancePath:a+"/edit",parentData:r,parentDataProperty:"\
edit",rootData:i})||(e=e===null?N.errors:e.concat(N.errors),t=e.length));else{const s={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return L.errors=e,t===0}function B(r,{
instancePath:a="",parentData:p,parentDataProperty:u,rootData:i=r}={}){let e=null,t=0;return z(r,{instancePath:a,parentData:p,
parentDataProperty:u,rootData:i})||(e=e===null?z.errors:e.concat(z.errors),t=e.length),E(r,{instancePath:a,parentData:p,
parentDataProperty:u,rootData:i})||(e=e===null?E.errors:e.concat(E.errors),t=e.length),b(r,{instancePath:a,parentData:p,
parentDataProperty:u,rootData:i})||(e=e===null?b.errors:e.concat(b.errors),t=e.length),L(r,{instancePath:a,parentData:p,
parentDataProperty:u,rootData:i})||(e=e===null?L.errors:e.concat(L.errors),t=e.length),B.errors=e,t===0}function M(r,{instancePath:a="",
parentData:p,parentDataProperty:u,rootData:i=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(d(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"query",rootData:i})||(e=e===null?d.errors:e.
concat(d.errors),t=e.length)),r.params!==void 0&&(v(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"\
params",rootData:i})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),r.body!==void 0&&(B(r.body,{instancePath:a+"/\
body",parentData:r,parentDataProperty:"body",rootData:i})||(e=e===null?B.errors:e.concat(B.errors),t=e.length))),M.errors=
e,t===0}const le=Q;function P(r,{instancePath:a="",parentData:p,parentDataProperty:u,rootData:i=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.slug===void 0){const s={instancePath:a,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[s]:e.push(s),t++}if(r.slug!==
void 0&&typeof r.slug!="string"){const s={instancePath:a+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return P.errors=e,t===0}function Q(r,{
instancePath:a="",parentData:p,parentDataProperty:u,rootData:i=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(x(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"query",rootData:i})||
(e=e===null?x.errors:e.concat(x.errors),t=e.length)),r.params!==void 0&&(P(r.params,{instancePath:a+"/params",parentData:r,
parentDataProperty:"params",rootData:i})||(e=e===null?P.errors:e.concat(P.errors),t=e.length))),Q.errors=e,t===0}const pe=U;
function U(r,{instancePath:a="",parentData:p,parentDataProperty:u,rootData:i=r}={}){let e=null,t=0;return r&&typeof r=="\
object"&&!Array.isArray(r)&&(r.query!==void 0&&(A(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"quer\
y",rootData:i})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),r.params!==void 0&&(P(r.params,{instancePath:a+"/p\
arams",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?P.errors:e.concat(P.errors),t=e.length))),U.errors=
e,t===0}const ue=W;function S(r,{instancePath:a="",parentData:p,parentDataProperty:u,rootData:i=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r))r.password!==void 0&&(j(r.password,{instancePath:a+"/password",parentData:r,parentDataProperty:"\
password",rootData:i})||(e=e===null?j.errors:e.concat(j.errors),t=e.length));else{const s={instancePath:a,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return S.errors=e,t===
0}function V(r,{instancePath:a="",parentData:p,parentDataProperty:u,rootData:i=r}={}){let e=null,t=0;return S(r,{instancePath:a,
parentData:p,parentDataProperty:u,rootData:i})||(e=e===null?S.errors:e.concat(S.errors),t=e.length),E(r,{instancePath:a,
parentData:p,parentDataProperty:u,rootData:i})||(e=e===null?E.errors:e.concat(E.errors),t=e.length),b(r,{instancePath:a,
parentData:p,parentDataProperty:u,rootData:i})||(e=e===null?b.errors:e.concat(b.errors),t=e.length),L(r,{instancePath:a,
parentData:p,parentDataProperty:u,rootData:i})||(e=e===null?L.errors:e.concat(L.errors),t=e.length),V.errors=e,t===0}function W(r,{
instancePath:a="",parentData:p,parentDataProperty:u,rootData:i=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(d(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"query",rootData:i})||
(e=e===null?d.errors:e.concat(d.errors),t=e.length)),r.params!==void 0&&(P(r.params,{instancePath:a+"/params",parentData:r,
parentDataProperty:"params",rootData:i})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),r.body!==void 0&&(V(r.body,
{instancePath:a+"/body",parentData:r,parentDataProperty:"body",rootData:i})||(e=e===null?V.errors:e.concat(V.errors),t=e.
length))),W.errors=e,t===0}return{createEvent:re,deleteEvent:ae,deleteEventBySlug:pe,getEvent:se,getEventBySlug:le,listEvents:Z,
updateEvent:ne,updateEventBySlug:ue}};export{ce as createValidators};
