// Written by `npm run generate` from openapi/. Changes belong there.

const K=T=>{const C=x,A={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/0"},_embed:{$ref:"/shared/2"},
context:{$ref:"/shared/4"},page:{type:"integer",minimum:1},per_page:{type:"integer",minimum:1,maximum:100},search:{$ref:"\
/shared/3"},exclude:{$ref:"/shared/5"},include:{$ref:"/shared/5"},order:{type:"string",enum:["asc","desc"]},orderby:{type:"\
string",enum:["id","include","name","slug","include_slugs","term_group","description","count"]},hide_empty:{type:"boolea\
n"},parent:{type:"integer"},post:{type:"integer"},slug:{$ref:"/shared/2"}}},params:{$ref:"/shared/6"},body:{}}},P=T.lengthOf;
function q(t,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:p=t}={}){let e=null,s=0;if(typeof t=="string"){
if(P(t)>8e3){const r={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT h\
ave more than 8000 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return q.errors=e,s===0}function y(t,{
instancePath:a="",parentData:i,parentDataProperty:l,rootData:p=t}={}){let e=null,s=0;if(Array.isArray(t)){const r=t.length;
for(let o=0,n=s;o<r&&s===n;o++)q(t[o],{instancePath:a+"/"+o,parentData:t,parentDataProperty:o,rootData:p})||(e=e===null?
q.errors:e.concat(q.errors),s=e.length)}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[r]:e.push(r),s++}return y.errors=e,s===0}function c(t,{instancePath:a="",parentData:i,
parentDataProperty:l,rootData:p=t}={}){let e=null,s=0;if(typeof t=="string"){if(P(t)>2e3){const r={instancePath:a,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[r]:e.
push(r),s++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[r]:e.push(r),s++}return c.errors=e,s===0}function u(t,{instancePath:a="",parentData:i,parentDataProperty:l,
rootData:p=t}={}){let e=null,s=0;if(Array.isArray(t)){const r=t.length;for(let o=0,n=s;o<r&&s===n;o++)c(t[o],{instancePath:a+
"/"+o,parentData:t,parentDataProperty:o,rootData:p})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)}else{const r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),
s++}return u.errors=e,s===0}const V={type:"string",enum:["view","embed","edit"]};function f(t,{instancePath:a="",parentData:i,
parentDataProperty:l,rootData:p=t}={}){let e=null,s=0;if(typeof t!="string"){const r={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="view"||t==="embed"||
t==="edit")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:V.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return f.errors=e,s===0}function h(t,{instancePath:a="",
parentData:i,parentDataProperty:l,rootData:p=t}={}){let e=null,s=0;if(Array.isArray(t)){const r=t.length;for(let o=0,n=s;o<
r&&s===n;o++){let j=t[o];if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j))){const O={instancePath:a+"/"+o,schemaPath:"\
#/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[O]:e.push(O),s++}}}else{const r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),
s++}return h.errors=e,s===0}function g(t,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:p=t}={}){let e=null,
s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return g.errors=e,s===0}function x(t,{instancePath:a="",
parentData:i,parentDataProperty:l,rootData:p=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==
void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r._fields!==void 0&&(y(r._fields,{instancePath:a+"\
/query/_fields",parentData:r,parentDataProperty:"_fields",rootData:p})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),
r._embed!==void 0&&(u(r._embed,{instancePath:a+"/query/_embed",parentData:r,parentDataProperty:"_embed",rootData:p})||(e=
e===null?u.errors:e.concat(u.errors),s=e.length)),r.context!==void 0&&(f(r.context,{instancePath:a+"/query/context",parentData:r,
parentDataProperty:"context",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),r.page!==void 0){let o=r.
page;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const n={instancePath:a+"/query/page",schemaPath:"#/prope\
rties/query/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(
n),s++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){const n={instancePath:a+"/query/page",schemaPath:"#/properti\
es/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[n]:e.push(n),s++}}if(r.per_page!==void 0){let o=r.per_page;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const n={
instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)){if(o>100||isNaN(o)){
const n={instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/maximum",keyword:"maximum",
params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[n]:e.push(n),s++}if(o<1||isNaN(o)){const n={instancePath:a+
"/query/per_page",schemaPath:"#/properties/query/properties/per_page/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),s++}}}if(r.search!==void 0&&(c(r.search,{instancePath:a+"/quer\
y/search",parentData:r,parentDataProperty:"search",rootData:p})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),r.
exclude!==void 0&&(h(r.exclude,{instancePath:a+"/query/exclude",parentData:r,parentDataProperty:"exclude",rootData:p})||
(e=e===null?h.errors:e.concat(h.errors),s=e.length)),r.include!==void 0&&(h(r.include,{instancePath:a+"/query/include",parentData:r,
parentDataProperty:"include",rootData:p})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),r.order!==void 0){let o=r.
order;if(typeof o!="string"){const n={instancePath:a+"/query/order",schemaPath:"#/properties/query/properties/order/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(o==="asc"||o==="desc")){
const n={instancePath:a+"/query/order",schemaPath:"#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues:A.
properties.query.properties.order.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}
if(r.orderby!==void 0){let o=r.orderby;if(typeof o!="string"){const n={instancePath:a+"/query/orderby",schemaPath:"#/pro\
perties/query/properties/orderby/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.
push(n),s++}if(!(o==="id"||o==="include"||o==="name"||o==="slug"||o==="include_slugs"||o==="term_group"||o==="descriptio\
n"||o==="count")){const n={instancePath:a+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/enum",keyword:"\
enum",params:{allowedValues:A.properties.query.properties.orderby.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[n]:e.push(n),s++}}if(r.hide_empty!==void 0&&typeof r.hide_empty!="boolean"){const o={instancePath:a+"/\
query/hide_empty",schemaPath:"#/properties/query/properties/hide_empty/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[o]:e.push(o),s++}if(r.parent!==void 0){let o=r.parent;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))){const n={instancePath:a+"/query/parent",schemaPath:"#/properties/query/properties/parent/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}}if(r.post!==void 0){let o=r.post;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const n={instancePath:a+"/query/post",schemaPath:"#/properties\
/query/properties/post/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),
s++}}r.slug!==void 0&&(u(r.slug,{instancePath:a+"/query/slug",parentData:r,parentDataProperty:"slug",rootData:p})||(e=e===
null?u.errors:e.concat(u.errors),s=e.length))}else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}t.params!==void 0&&(g(t.params,
{instancePath:a+"/params",parentData:t,parentDataProperty:"params",rootData:p})||(e=e===null?g.errors:e.concat(g.errors),
s=e.length))}return x.errors=e,s===0}const z=E;function d(t,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:p=t}={}){
let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t))t._fields!==void 0&&(y(t._fields,{instancePath:a+"/_fields",parentData:t,
parentDataProperty:"_fields",rootData:p})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),t._embed!==void 0&&(u(t.
_embed,{instancePath:a+"/_embed",parentData:t,parentDataProperty:"_embed",rootData:p})||(e=e===null?u.errors:e.concat(u.
errors),s=e.length));else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),s++}return d.errors=e,s===0}function D(t,{instancePath:a="",parentData:i,parentDataProperty:l,
rootData:p=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};
e===null?e=[r]:e.push(r),s++}if(t.name!==void 0){let r=t.name;if(typeof r=="string"){if(P(r)>200){const o={instancePath:a+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than\
 200 characters"};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:a+"/name",schemaPath:"#/properties/name/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return D.
errors=e,s===0}const N={type:"object",required:[],properties:{description:{type:["string","null"],maxLength:65535},slug:{
type:["string","null"],maxLength:2e3},meta:{type:"object",additionalProperties:!0}}};function b(t,{instancePath:a="",parentData:i,
parentDataProperty:l,rootData:p=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.description!==void 0){
let r=t.description;if(typeof r!="string"&&r!==null){const o={instancePath:a+"/description",schemaPath:"#/properties/des\
cription/type",keyword:"type",params:{type:N.properties.description.type},message:"must be string,null"};e===null?e=[o]:
e.push(o),s++}if(typeof r=="string"&&P(r)>65535){const o={instancePath:a+"/description",schemaPath:"#/properties/descrip\
tion/maxLength",keyword:"maxLength",params:{limit:65535},message:"must NOT have more than 65535 characters"};e===null?e=
[o]:e.push(o),s++}}if(t.slug!==void 0){let r=t.slug;if(typeof r!="string"&&r!==null){const o={instancePath:a+"/slug",schemaPath:"\
#/properties/slug/type",keyword:"type",params:{type:N.properties.slug.type},message:"must be string,null"};e===null?e=[o]:
e.push(o),s++}if(typeof r=="string"&&P(r)>2e3){const o={instancePath:a+"/slug",schemaPath:"#/properties/slug/maxLength",
keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[o]:e.push(o),s++}}
if(t.meta!==void 0){let r=t.meta;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const o={instancePath:a+"/meta",schemaPath:"\
#/properties/meta/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
r]:e.push(r),s++}return b.errors=e,s===0}const B={type:"object",required:[],properties:{parent:{type:["integer","null"]}}};
function v(t,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:p=t}={}){let e=null,s=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.parent!==void 0){let r=t.parent;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==
null){const o={instancePath:a+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type:B.properties.parent.
type},message:"must be integer,null"};e===null?e=[o]:e.push(o),s++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return v.errors=e,s===0}function w(t,{
instancePath:a="",parentData:i,parentDataProperty:l,rootData:p=t}={}){let e=null,s=0;return D(t,{instancePath:a,parentData:i,
parentDataProperty:l,rootData:p})||(e=e===null?D.errors:e.concat(D.errors),s=e.length),b(t,{instancePath:a,parentData:i,
parentDataProperty:l,rootData:p})||(e=e===null?b.errors:e.concat(b.errors),s=e.length),v(t,{instancePath:a,parentData:i,
parentDataProperty:l,rootData:p})||(e=e===null?v.errors:e.concat(v.errors),s=e.length),w.errors=e,s===0}function E(t,{instancePath:a="",
parentData:i,parentDataProperty:l,rootData:p=t}={}){let e=null,s=0;return t&&typeof t=="object"&&!Array.isArray(t)&&(t.query!==
void 0&&(d(t.query,{instancePath:a+"/query",parentData:t,parentDataProperty:"query",rootData:p})||(e=e===null?d.errors:e.
concat(d.errors),s=e.length)),t.params!==void 0&&(g(t.params,{instancePath:a+"/params",parentData:t,parentDataProperty:"\
params",rootData:p})||(e=e===null?g.errors:e.concat(g.errors),s=e.length)),t.body!==void 0&&(w(t.body,{instancePath:a+"/\
body",parentData:t,parentDataProperty:"body",rootData:p})||(e=e===null?w.errors:e.concat(w.errors),s=e.length))),E.errors=
e,s===0}const G=L;function m(t,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:p=t}={}){let e=null,s=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0){
let r=t.id;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const o={instancePath:a+"/id",schemaPath:"#/propert\
ies/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}}else{const r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),s++}return m.errors=e,s===0}function L(t,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:p=t}={}){let e=null,
s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(
r))r._fields!==void 0&&(y(r._fields,{instancePath:a+"/query/_fields",parentData:r,parentDataProperty:"_fields",rootData:p})||
(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r._embed!==void 0&&(u(r._embed,{instancePath:a+"/query/_embed",parentData:r,
parentDataProperty:"_embed",rootData:p})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),r.context!==void 0&&(f(r.
context,{instancePath:a+"/query/context",parentData:r,parentDataProperty:"context",rootData:p})||(e=e===null?f.errors:e.
concat(f.errors),s=e.length));else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}t.params!==void 0&&(m(t.params,{instancePath:a+
"/params",parentData:t,parentDataProperty:"params",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),s=e.length))}return L.
errors=e,s===0}const H=F,I={type:"object",required:[],properties:{name:{type:["string","null"],maxLength:200}}};function _(t,{
instancePath:a="",parentData:i,parentDataProperty:l,rootData:p=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.name!==void 0){let r=t.name;if(typeof r!="string"&&r!==null){const o={instancePath:a+"/name",schemaPath:"#/prop\
erties/name/type",keyword:"type",params:{type:I.properties.name.type},message:"must be string,null"};e===null?e=[o]:e.push(
o),s++}if(typeof r=="string"&&P(r)>200){const o={instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[o]:e.push(o),s++}}}else{const r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),s++}return _.errors=e,s===0}function k(t,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:p=t}={}){let e=null,
s=0;return _(t,{instancePath:a,parentData:i,parentDataProperty:l,rootData:p})||(e=e===null?_.errors:e.concat(_.errors),s=
e.length),b(t,{instancePath:a,parentData:i,parentDataProperty:l,rootData:p})||(e=e===null?b.errors:e.concat(b.errors),s=
e.length),v(t,{instancePath:a,parentData:i,parentDataProperty:l,rootData:p})||(e=e===null?v.errors:e.concat(v.errors),s=
e.length),k.errors=e,s===0}function F(t,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:p=t}={}){let e=null,
s=0;return t&&typeof t=="object"&&!Array.isArray(t)&&(t.query!==void 0&&(d(t.query,{instancePath:a+"/query",parentData:t,
parentDataProperty:"query",rootData:p})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.params!==void 0&&(m(t.params,
{instancePath:a+"/params",parentData:t,parentDataProperty:"params",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),
s=e.length)),t.body!==void 0&&(k(t.body,{instancePath:a+"/body",parentData:t,parentDataProperty:"body",rootData:p})||(e=
e===null?k.errors:e.concat(k.errors),s=e.length))),F.errors=e,s===0}const J=$;function $(t,{instancePath:a="",parentData:i,
parentDataProperty:l,rootData:p=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){
let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r._fields!==void 0&&(y(r._fields,{instancePath:a+"/query/_\
fields",parentData:r,parentDataProperty:"_fields",rootData:p})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r._embed!==
void 0&&(u(r._embed,{instancePath:a+"/query/_embed",parentData:r,parentDataProperty:"_embed",rootData:p})||(e=e===null?u.
errors:e.concat(u.errors),s=e.length)),r.force!==void 0&&typeof r.force!="boolean"){const o={instancePath:a+"/query/forc\
e",schemaPath:"#/properties/query/properties/force/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}t.params!==void 0&&(m(t.params,{instancePath:a+
"/params",parentData:t,parentDataProperty:"params",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),s=e.length))}return $.
errors=e,s===0}return{createCategory:z,deleteCategory:J,getCategory:G,listCategories:C,updateCategory:H}};export{K as createValidators};
